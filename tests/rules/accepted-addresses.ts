type Inside = Partial<Record<"block" | "stairs" | "floor" | "door", string>>;

/** An address as people write it, and what goes out in another form. */
interface TypedAddress {
  typed: Record<string, string>;
  clean: Record<string, string>;
}

/** Of 'type|street|number', what is inside the building, and 'postal code|city|province'. */
function address(way: string, inside: Inside, place: string, clean: Record<string, string> = {}): TypedAddress {
  const [type = "", street = "", number = ""] = way.split("|");
  const [postalCode = "", city = "", province = ""] = place.split("|");
  return { typed: { type, street, number, ...inside, postalCode, city, province }, clean };
}

/** Addresses of all provinces, Ceuta and Melilla, in the order of their postal codes (docs/decisions/0063). */
export const ADDRESSES: TypedAddress[] = [
  address("Calle|Dato|5 bis", { floor: "3º", door: "Izda." }, "01005|Vitoria-Gasteiz|Araba/Álava"),
  address("Plaza|del Altozano|S/N", {}, "02 001|Albacete|Albacete", { number: "s/n", postalCode: "02001" }),
  address("Avenida|d'Alacant|12-14", { floor: "Àtic", door: "2ª" }, "03202|Elx/Elche|Alacant/Alicante"),
  address("Carretera|N-340, Retamar|km 446,5", {}, "04131|El Alquián|Almería"),
  address("Calle|San Segundo|40", { floor: "Bajo" }, "05001|Ávila|Ávila"),
  address("Avenida|Sta. Marina|5B", { floor: "2 º", door: "A" }, "06005|Badajoz|Badajoz", { floor: "2º" }),
  address("Camí|de Ca'n Pastilla|km. 4.5", {}, "07610|Palma|Illes Balears", { number: "km 4,5" }),
  address("Carrer|d'Aragó|255", { stairs: "1", floor: "Principal", door: "1ª" }, "08007|Barcelona|Barcelona"),
  address("Calle|Vitoria|17", { stairs: "Izquierda", floor: "5.º", door: "D" }, "09004|Burgos|Burgos"),
  address("Travesía|del Olmo|nº 3", {}, "10195|Cáceres|Cáceres", { number: "3" }),
  address("Calle|Ancha|7 dup.", { floor: "Entresuelo" }, "11001|Cádiz|Cádiz", { number: "7 dup" }),
  address("Avinguda|del Mar|24", { block: "A", floor: "4t", door: "8ª" }, "12003|Castelló de la Plana|Castelló"),
  address("Calle|2 de Mayo|1", { floor: "Semisótano" }, "13003|Ciudad Real|Ciudad Real"),
  address("Plaza|de las Tendillas|4", { floor: "Sobreático", door: "Dcha." }, "14002|Córdoba|Córdoba"),
  address("Lugar|O Outeiro (Santa María)|s/n", {}, "15319|Coirós|Coruña, A"),
  address("Calle|Colón|18", { floor: "-1" }, "16002|Cuenca|Cuenca"),
  address("Plaça|del Vi|2", { floor: "Baixos" }, "17004|Girona|Girona"),
  address("Cuesta|de Gomérez|33", { floor: "4º ático", door: "2ª" }, "18009|Granada|Granada"),
  address("Urbanización|«El Clavín»|117", {}, "19163|Guadalajara|Guadalajara"),
  address("Calle|31 de Agosto|20", { floor: "1. solairua", door: "ezk." }, "20003|Donostia / San Sebastián|Gipuzkoa"),
  address("Avenida|Martín Alonso Pinzón|11", { floor: "6°", door: "C" }, "21003|Huelva|Huelva", { floor: "6º" }),
  address("Coso|Alto|10 ter", {}, "22003|Huesca|Huesca"),
  address("Cortijo|La Capitana|S.N.", {}, "23790|Porcuna|Jaén", { number: "s/n" }),
  address("Avenida|de Ordoño II|8", { floor: "Entlo", door: "3" }, "24001|León|León"),
  address("Carrer|Major|31-33", { floor: "2n", door: "1a" }, "25007|Lleida|Lleida"),
  address("Gran Vía|de Juan Carlos I|9 A", { floor: "7", door: "D" }, "26002|Logroño|Rioja, La"),
  address("Rúa|da Raíña|15", { floor: "Baixo" }, "27001|Lugo|Lugo"),
  address("Calle|Alcalá|45", { stairs: "Ext.", floor: "1º", door: "Centro Izda." }, "28014|Madrid|Madrid"),
  address("Paseo|Marítimo “Rey de España”|12", { block: "Torre 2", floor: "9", door: "3B" }, "29640|Fuengirola|Málaga"),
  address("Vereda|de los Garcías|106", { block: "Nave 4" }, "30012|Patiño|Murcia"),
  address("Kalea|Zapateria|12", { floor: "2.", door: "esk." }, "31001|Iruña/Pamplona|Navarra/Nafarroa"),
  address("Barrio|As Lagoas|sin número", {}, "32004|Ourense|Ourense", { number: "s/n" }),
  address("Quintana|La Piniella|4", { block: "Quinta «El Carmen»" }, "33559|L’Infiestu|Asturies"),
  address("Calle|Mayor Principal|100", { floor: "Planta 2" }, "34001|Palencia|Palencia"),
  address(
    "Paseo|de Las Canteras|74",
    { block: "Edif. Brisamar", floor: "3", door: "304" },
    "35010|Las Palmas de G.C.|Palmas, Las",
  ),
  address("Camiño|da Devesa (Mougás)|s/n.", {}, "36309|Oia|Pontevedra", { number: "s/n" }),
  address("Rúa|Mayor|5/7", {}, "37002|Salamanca|Salamanca"),
  address("Camino|El Pedregal|s/nº", { block: "2-A" }, "38687|Guía de Isora|Santa Cruz de Tenerife", { number: "s/n" }),
  address("Barrio|San Román-La Llanilla|97E", {}, "39012|Santander|Cantabria"),
  address("Calle|José Zorrilla|60", { floor: "Bajo izda" }, "40002|Segovia|Segovia"),
  address("Calle|Sierpes|48 A-B", { floor: "Pral.", door: "Dcha" }, "41004|Sevilla|Sevilla"),
  address("Calle|El Collado|N.º 30", { floor: "3ero" }, "42002|Soria|Soria", { number: "30" }),
  address("Polígon|Industrial Riu Clar|s/n", { block: "Parcel·la 12" }, "43006|Tarragona|Tarragona"),
  address("Masía|Mas de la Cruz, Valdeltormo|1", {}, "44620|Valdeltormo|Teruel"),
  address("Carretera|TO-2549|p.k. 3+200", {}, "45190|Nambroca|Toledo", { number: "km 3,200" }),
  address("Avinguda|del Cid|102", { floor: "10", door: "37" }, "46014|València|València/Valencia"),
  address("Calle|Platerías|5 - 7", { floor: "Bajo y 1º" }, "47003|Valladolid|Valladolid", { number: "5-7" }),
  address("Calle|Ercilla|24", { floor: "3º", door: "2ª" }, "48011|Bilbao|Bizkaia"),
  address("Ronda|de Sta. María la Nueva|9bis", { floor: "1er piso" }, "49017|Zamora|Zamora", { number: "9 bis" }),
  address("Paseo|Independencia|24-26", { stairs: "2ª", floor: "8ª", door: "G-H" }, "50004|Zaragoza|Zaragoza"),
  address("Calle|Real|90", { block: "Portal 3", floor: "2", door: "B" }, "51001|Ceuta|Ceuta"),
  address("Avenida|Juan Carlos I, Rey|27", { floor: "Sótano" }, "52001|Melilla|Melilla"),
  // More Basque, Catalan, Galician and rural ones.
  address("Auzoa|Goierri, Iturbe baserria|z/g", {}, "48291|Atxondo|Bizkaia", { number: "s/n" }),
  address("Etorbidea|Askatasunaren|7. zk.", { floor: "Behea" }, "48200|Durango|Bizkaia", { number: "7" }),
  address("Kalea|Nagusia|22", { floor: "Behe solairua", door: "ezk" }, "20400|Tolosa|Gipuzkoa"),
  address("Carrer|L´Estació|3", { floor: "Entresòl", door: "1ª" }, "08901|L´Hospitalet de Llobregat|Barcelona", {
    street: "L'Estació",
    city: "L'Hospitalet de Llobregat",
  }),
  address("Rambla|de Sant Cugat (Mas Gener)|1", { floor: "PB" }, "08195|St. Cugat del Vallès|Barcelona"),
  address("Rúa|do 25 de Xullo|6", { floor: "Faiado" }, "15703|Santiago de Compostela|A Coruña"),
  address("Lugar|de Penouta, parroquia de San Vicente|no tiene", {}, "32340|Vilamartín de Valdeorras|Ourense", {
    number: "s/n",
  }),
  address("Caserío|Iturralde|ez dauka", {}, "48381|Munitibar|Bizkaia", { number: "s/n" }),
  address("Diseminado|Polígono 14, parcela 302|s/n", {}, "41700|Dos Hermanas|Sevilla"),
  address("Calle|Calle 13|4", {}, "28223|Pozuelo de Alarcón|Madrid"),
  address("Calle|El  Golfo|  2 ", { floor: "Bj.", door: "Dcha." }, "38911|La Frontera (El Hierro)|S/C de Tenerife", {
    street: "El Golfo",
    number: "2",
  }),
];
