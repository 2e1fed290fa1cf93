import { z } from "zod";

/** The wire contract of the alarms backend and its sister services (section 7; decisions 9 to 11). */

/** The brand of every call (section 9). */
export const BRAND = "HOMEGO";

/** A page of a proxy or an empty body is not an id. */
const id = z.union([z.string().regex(/^[\w.:-]{1,100}$/), z.number()]).transform(String);

/** `POST /customer`. `msisdn` is digits only. */
export interface CustomerBody {
  msisdn: string;
  name: string;
  email: string;
  client: boolean;
  brand: string;
}

/** `POST /customer/{id}/address`. What was not given is an empty string. */
export interface AddressBody {
  docType: "NIF" | "NIE" | "CIF";
  docNumber: string;
  companyName: string;
  postalCode: string;
  province: string;
  city: string;
  type: string;
  name: string;
  number: string;
  block: string;
  stairs: string;
  floor: string;
  door: string;
}

/** `POST /address/{id}/order`. Prices are euros a month with two decimals and a point: '48.10'. */
export interface OrderBody {
  addressId: string;
  promotion: string | null;
  name: string;
  price: string;
  isBusiness: boolean;
  iban: string | null;
  owner: string | null;
  complements: { name: string; price: string }[];
  botonPanicoStatus: boolean;
  camStatus: boolean;
}

/** `POST /confirmation`. */
export interface ConfirmationBody {
  orderId: string;
  product: string;
}

/**
 * `POST {node}/abandonedcart`: the lead of a visitor who did not order. `productName` ends in `_NEGOCIOS` for a business,
 * `price` is euros a month with two decimals and a point.
 */
export interface AbandonedCartBody {
  customerId: string;
  productName: string;
  /** The extra that was chosen; a camera when both were (section 4). */
  productDescription: string;
  isBusiness: boolean;
  /** Absent when the visitor left before step 2. */
  addressId?: string;
  name: string;
  phone: string;
  email: string;
  camStatus: boolean;
  botonPanicoStatus: boolean;
  clientStatus: "CLIENT" | "NOT_CLIENT";
  price: string;
}

/** `POST {node}/callback`. `msisdn` is nine digits, `place` the path of the page on which the visitor asked. */
export interface CallbackBody {
  name: string;
  msisdn: string;
  place: string;
  brand: string;
}

/** `POST {node}/qualification`: whether an answer of the help area, or a page, was of use. */
export interface QualificationBody {
  questionId: string;
  answer: "YES" | "NO";
  brand: string;
}

/** `PUT {node}/qualification/{id}`: what was amiss. */
export interface QualificationCommentBody {
  comment: string;
  brand: string;
}

/** `POST {services}/answers`, and with `id` `PUT {services}/answers`: what was answered, whatever the questions are. */
export interface AnswersBody {
  brand: string;
  [answer: string]: unknown;
}

/** What those that keep something answer: under which id. Whatever else they say is not read. */
export const keptAnswer = z.object({ id }).transform(({ id }) => id);

/** What `POST /customer` answers. */
export const customerAnswer = z
  .object({ id, client: z.union([z.literal(0), z.literal(1)]) })
  .transform(({ id, client }) => ({ customerId: id, isClient: client === 1 }));

/** What `POST /customer/{id}/address` answers: a bare id, or an object. */
export const addressAnswer = z.union([
  id.transform((addressId) => ({ addressId, promotion: undefined })),
  z
    .object({ addressId: id, promotion: z.string().nullish() })
    .transform(({ addressId, promotion }) => ({ addressId, promotion: promotion ?? undefined })),
]);

/** What `POST /address/{id}/order` answers: a bare id, or an object. */
export const orderAnswer = z.union([id.transform((orderId) => ({ orderId })), z.object({ orderId: id })]);

/** What an error carries. */
export const errorAnswer = z.object({ message: z.string().min(1) });

export type CustomerAnswer = z.output<typeof customerAnswer>;
export type AddressAnswer = z.output<typeof addressAnswer>;
export type OrderAnswer = z.output<typeof orderAnswer>;
