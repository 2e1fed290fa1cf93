export type Dimension = "page" | "kit" | "client_status" | "language" | "campaign" | "variant";

export type Filters = Partial<Record<Dimension, string>>;

/** First and last day, 'YYYY-MM-DD'. */
export interface Period {
  from: string;
  to: string;
}

export interface Count extends Partial<Record<Dimension, string>> {
  event: string;
  day?: string;
  count: number;
}
