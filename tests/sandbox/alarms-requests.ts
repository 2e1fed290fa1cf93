/** A request body that the backend accepts. */
const customer = {
  msisdn: "611223344",
  name: "Ane Etxeberria",
  email: "ane@example.com",
  client: true,
  brand: "HOMEGO",
};

const address = {
  docType: "NIF",
  docNumber: "12345678Z",
  companyName: "",
  postalCode: "01005",
  province: "Álava",
  city: "Vitoria-Gasteiz",
  type: "Calle",
  name: "Eduardo Dato",
  number: "12",
  block: "",
  stairs: "",
  floor: "3",
  door: "B",
};

const order = {
  promotion: null,
  name: "Alarma para Piso",
  price: "35.90",
  isBusiness: false,
  iban: null,
  owner: null,
  complements: [{ name: "Botón de pánico", price: "1.21" }],
  botonPanicoStatus: true,
  camStatus: false,
};

export const IBAN = "ES9121000418450200051332";

export interface Reply {
  status: number;
  body: unknown;
}

/** Sends and reads JSON. */
export async function send(url: string, method: string, body?: unknown, headers: object = {}): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

/** Calls of the alarms backend. */
export function alarms(baseUrl: () => string) {
  const url = (path: string) => `${baseUrl()}/alarms${path}`;
  const api = {
    customer: (changes: object = {}) => send(url("/customer"), "POST", { ...customer, ...changes }),
    address: (customerId: string, changes: object = {}) =>
      send(url(`/customer/${customerId}/address`), "POST", { ...address, ...changes }),
    order: (addressId: string, changes: object = {}, key?: string) => {
      const headers = key === undefined ? {} : { "idempotency-key": key };
      return send(url(`/address/${addressId}/order`), "POST", { ...order, addressId, ...changes }, headers);
    },
    confirmation: (body: object) => send(url("/confirmation"), "POST", body),
    newCustomer: async (changes: object = {}) => idIn((await api.customer(changes)).body),
    /** Creates a customer and an address. Returns the id of the address. */
    newAddress: async (changes: object = {}) => String((await api.address(await api.newCustomer(changes))).body),
  };
  return api;
}

function idIn(body: unknown): string {
  if (typeof body === "object" && body !== null && "id" in body) return String(body.id);
  throw new Error(`no id in ${JSON.stringify(body)}`);
}
