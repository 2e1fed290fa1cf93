/** The fields of an order and the bodies of its backend calls (docs/rules.md#backend-calls). */
export interface RequestCase {
  name: string;
  query: string;
  personal: Record<string, string>;
  address: Record<string, string>;
  confirmation: Record<string, string>;
  /** Fields of each body that differ from a plain order of `piso` by a client with a DNI. */
  customer?: object;
  place?: object;
  order?: object;
  product: string;
  email?: object;
}

const ACCOUNT = { owner: "Ane López", iban: "es91 2100 0418 4502 0005 1332" };
const PAID = { owner: "Ane López", iban: "ES9121000418450200051332" };
const COMPANY = { docType: "CIF", docNumber: "b-12345674", companyName: "Denda & Hijos, S.L." };
const camera = (price: string) => ({ name: "Cámara HD", price });
const panicButton = (price: string) => ({ name: "Botón pánico", price });
const NOT_CLIENT = { clientStatus: "NOT_CLIENT", phone: "+34 600 123 457" };

export const REQUEST_CASES: RequestCase[] = [
  {
    name: "home, client",
    query: "kit=piso",
    personal: {},
    address: {},
    confirmation: {},
    product: "pisos",
  },
  {
    name: "home, client, camera, promotion in step 2",
    query: "kit=chalet&camara=true",
    personal: {},
    address: { promotion: "alarmasyoigo10", block: "2", stairs: "izquierda", door: "" },
    confirmation: { promotion: "alarmasyoigo10" },
    place: { block: "2", stairs: "izquierda", door: "" },
    order: {
      name: "Alarma para Chalet",
      price: "48.10",
      complements: [camera("3.20")],
      camStatus: true,
      promotion: "alarmasyoigo10",
    },
    product: "chalets",
    email: {
      param2: "Kit Chalet",
      param9: "48.10",
      param10: true,
      param12: "Cámara HD",
      param15: "izquierda",
      param16: "",
      param17: "2",
    },
  },
  {
    name: "home, not client, panic button",
    query: "kit=bajo-atico&boton_panico=true",
    personal: NOT_CLIENT,
    address: { docType: "NIE", docNumber: "x1234567l" },
    confirmation: ACCOUNT,
    customer: { msisdn: "600123457", client: false },
    place: { docType: "NIE", docNumber: "X1234567L" },
    order: {
      name: "Alarma para Bajo/Ático",
      price: "45.98",
      complements: [panicButton("1.21")],
      botonPanicoStatus: true,
      ...PAID,
    },
    product: "aticos-pisos-bajos",
    email: {
      phone: "600123457",
      isClient: false,
      param2: "Kit Bajo/Ático",
      param3: "X1234567L",
      param9: "45.98",
      param10: true,
      param12: "Botón pánico",
      param13: "NIE",
      param23: 19.9,
    },
  },
  {
    name: "home, not client, camera and panic button, company, promotion in step 3",
    query: "kit=chalet&camara=true&boton_panico=true",
    personal: NOT_CLIENT,
    address: COMPANY,
    confirmation: { ...ACCOUNT, promotion: "ALARMASYOIGO20" },
    customer: { msisdn: "600123457", client: false },
    place: { docType: "CIF", docNumber: "B12345674", companyName: "Denda & Hijos, S.L." },
    order: {
      name: "Alarma para Chalet",
      price: "52.81",
      complements: [camera("3.20"), panicButton("1.21")],
      camStatus: true,
      botonPanicoStatus: true,
      promotion: "ALARMASYOIGO20",
      ...PAID,
    },
    product: "chalets",
    email: {
      phone: "600123457",
      isClient: false,
      param2: "Kit Chalet",
      param3: "B12345674",
      param9: "52.81",
      param10: true,
      param12: "Cámara HD",
      param13: "CIF",
      param14: "Denda & Hijos, S.L.",
      param23: 19.9,
    },
  },
  {
    name: "business, client, company",
    query: "kit=tienda&business_kit=true",
    personal: {},
    address: COMPANY,
    confirmation: {},
    place: { docType: "CIF", docNumber: "B12345674", companyName: "Denda & Hijos, S.L." },
    order: { name: "Alarma para Tienda", price: "29.67", isBusiness: true },
    product: "tienda",
    email: {
      param2: "Kit Tienda",
      param3: "B12345674",
      param9: "29.67",
      param11: true,
      param13: "CIF",
      param14: "Denda & Hijos, S.L.",
    },
  },
  {
    name: "business, client, camera and panic button",
    query: "kit=local&business_kit=true&camara=true&boton_panico=true",
    personal: {},
    address: {},
    confirmation: {},
    order: {
      name: "Alarma para Local",
      price: "36.62",
      isBusiness: true,
      complements: [camera("2.64"), panicButton("1.00")],
      camStatus: true,
      botonPanicoStatus: true,
    },
    product: "local",
    email: { param2: "Kit Local", param9: "36.62", param10: true, param11: true, param12: "Cámara HD" },
  },
  {
    name: "business, not client, camera",
    query: "kit=oficina&business_kit=true&camara=true",
    personal: NOT_CLIENT,
    address: { postalCode: "01 001", city: "Vitoria-Gasteiz", province: "Araba/Álava" },
    confirmation: ACCOUNT,
    customer: { msisdn: "600123457", client: false },
    place: { postalCode: "01001", city: "Vitoria-Gasteiz", province: "Araba/Álava" },
    order: {
      name: "Alarma para Oficina",
      price: "42.64",
      isBusiness: true,
      complements: [camera("2.64")],
      camStatus: true,
      ...PAID,
    },
    product: "oficina",
    email: {
      phone: "600123457",
      isClient: false,
      param2: "Kit Oficina",
      param6: "01001",
      param7: "Vitoria-Gasteiz",
      param8: "Araba/Álava",
      param9: "42.64",
      param10: true,
      param11: true,
      param12: "Cámara HD",
      param23: 19.9,
    },
  },
];

/** The bodies of a plain order of `piso` by a client with a DNI; `addressId` is the backend's. */
export const plainOrder = (addressId: string) => ({
  customer: { msisdn: "600123456", name: "Ane López", email: "ane@example.com", client: true, brand: "HOMEGO" },
  place: {
    docType: "NIF",
    docNumber: "12345678Z",
    companyName: "",
    postalCode: "48001",
    province: "Bizkaia",
    city: "Bilbao",
    type: "Calle",
    name: "Gran Vía",
    number: "12",
    block: "",
    stairs: "",
    floor: "3",
    door: "B",
  },
  order: {
    addressId,
    promotion: null,
    name: "Alarma para Piso",
    price: "35.90",
    isBusiness: false,
    iban: null,
    owner: null,
    complements: [],
    botonPanicoStatus: false,
    camStatus: false,
  },
  email: {
    contactlist_id: 4762,
    name: "Ane López",
    phone: "600123456",
    isClient: true,
    email: "",
    param1: addressId,
    param2: "Kit Piso",
    param3: "12345678Z",
    param4: "Gran Vía",
    param5: "12",
    param6: "48001",
    param7: "Bilbao",
    param8: "Bizkaia",
    param9: "35.90",
    param10: false,
    param11: false,
    param12: "",
    param13: "NIF",
    param14: "",
    param15: "",
    param16: "B",
    param17: "",
    param18: "3",
    param19: "ane@example.com",
    param20: 2,
    param22: "si",
    param23: null,
  },
});
