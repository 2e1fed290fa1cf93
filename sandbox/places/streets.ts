/** A street of the sandbox's street search. */
export interface Street {
  id: string;
  /** Kind of street: Calle, Avenida, … */
  type: string;
  name: string;
  city: string;
  province: string;
  postalCode: string;
}

/** A handful of real streets, among them one of each tax region and two of the Basque Country. */
export const STREETS: readonly Street[] = [
  street("gran-via", "Calle", "Gran Vía", "Madrid", "Madrid", "28013"),
  street("alcala", "Calle", "de Alcalá", "Madrid", "Madrid", "28009"),
  street("mallorca", "Calle", "de Mallorca", "Barcelona", "Barcelona", "08013"),
  street("dato", "Calle", "Eduardo Dato", "Vitoria-Gasteiz", "Álava", "01005"),
  street("autonomia", "Calle", "Autonomía", "Bilbao", "Bizkaia", "48012"),
  street("triana", "Calle", "Mayor de Triana", "Las Palmas de Gran Canaria", "Las Palmas", "35002"),
  street("castillo", "Calle", "del Castillo", "Santa Cruz de Tenerife", "Santa Cruz de Tenerife", "38002"),
  street("real", "Calle", "Real", "Ceuta", "Ceuta", "51001"),
  street("juan-carlos", "Avenida", "de Juan Carlos I Rey", "Melilla", "Melilla", "52001"),
];

function street(id: string, type: string, name: string, city: string, province: string, postalCode: string): Street {
  return { id, type, name, city, province, postalCode };
}
