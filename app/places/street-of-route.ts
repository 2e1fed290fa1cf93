/** A street's kind and its name, as two fields of the address form hold them. */
interface Street {
  type: string;
  street: string;
}

/** The words for kinds of street in Spanish, Catalan, Galician and Basque, by the kind that the backend knows. */
const KINDS: Record<string, string> = {
  calle: "Calle",
  carrer: "Calle",
  rua: "Calle",
  kalea: "Calle",
  avenida: "Avenida",
  avinguda: "Avenida",
  etorbidea: "Avenida",
  plaza: "Plaza",
  placa: "Plaza",
  praza: "Plaza",
  paseo: "Paseo",
  passeig: "Paseo",
  pasealekua: "Paseo",
  ibilbidea: "Paseo",
  camino: "Camino",
  cami: "Camino",
  bidea: "Camino",
  carretera: "Carretera",
  estrada: "Carretera",
  errepidea: "Carretera",
  ronda: "Ronda",
  travesia: "Travesía",
  travessia: "Travesía",
  zeharkalea: "Travesía",
  urbanizacion: "Urbanización",
  urbanizazioa: "Urbanización",
  barrio: "Barrio",
  auzoa: "Barrio",
};

/** Parts a street's name as maps write it; Basque has the kind at its end. A kind that is not known stays in the name. */
export function streetOfRoute(route: string): Street {
  const words = route.trim().split(/\s+/);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length > 1 && KINDS[plain(first)]) {
    return { type: KINDS[plain(first)] ?? "", street: words.slice(1).join(" ") };
  }
  if (words.length > 1 && KINDS[plain(last)]) {
    return { type: KINDS[plain(last)] ?? "", street: words.slice(0, -1).join(" ") };
  }
  return { type: "", street: words.join(" ") };
}

/** Without accents and capitals. */
function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
