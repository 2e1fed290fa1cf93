/**
 * `POST {emails}/api/emails-prod`: the marketing e-mail, of a confirmed sale or an abandoned cart (section 7;
 * docs/decisions/0020). What there is not is null; of an abandoned cart, that is document and address.
 */
export interface MarketingEmailBody {
  /** The list that the e-mail goes to; empty for an abandoned cart. */
  contactlist_id: number | "";
  name: string;
  phone: string;
  isClient: boolean;
  /** Always empty: the visitor's address is `param19`. */
  email: "";
  /** Address id, else customer id, else order id. */
  param1: string;
  /** Product: 'Kit Chalet'. */
  param2: string;
  /** Document number. */
  param3: string | null;
  param4: string | null;
  /** House number. */
  param5: string | null;
  param6: string | null;
  param7: string | null;
  /** Province. */
  param8: string | null;
  /** Euros a month with two decimals and a point. */
  param9: string;
  /** Whether there is an extra. */
  param10: boolean;
  /** Whether it is for a business. */
  param11: boolean;
  /** The extra; a camera when there are both. */
  param12: string;
  /** Document type of the wire: NIF, NIE, CIF. */
  param13: string | null;
  /** Company. */
  param14: string | null;
  param15: string | null;
  param16: string | null;
  param17: string | null;
  /** Floor, after stairs, door and block. */
  param18: string | null;
  /** The visitor's e-mail address. */
  param19: string;
  /** 2: a sale; 1: an abandoned cart. */
  param20: 1 | 2;
  /** Subject. */
  param21: string;
  param22: "si";
  /** Euros once, of those who are not clients. */
  param23: number | null;
}
