import { type Kysely, type Selectable, sql } from "kysely";
import type { DbOrTransaction } from "./checkouts.server.ts";
import type { Database, FunnelCountTable } from "./database.ts";

/** The stages of a checkout, each counted once, in this order (docs/rules.md#funnel-counts). */
const STAGES = ["step1", "step2", "step3", "order"] as const;
type Stage = (typeof STAGES)[number];

export const FUNNEL_EVENTS = ["joined", "visit", "kit", ...STAGES, "lead", "recovered", "revenue_cents"] as const;

/** By what the counts can be told apart. */
export const FUNNEL_DIMENSIONS = ["page", "kit", "client_status", "language", "campaign", "variant"] as const;
export type FunnelDimension = (typeof FUNNEL_DIMENSIONS)[number];

export interface Counted extends Record<FunnelDimension, string> {
  event: (typeof FUNNEL_EVENTS)[number];
}

/** The parts of a key, which make its text. */
const KEY = ["event", ...FUNNEL_DIMENSIONS] as const;

export const keyOf = (counted: Counted): string => JSON.stringify(KEY.map((name) => counted[name]));

/** New campaigns of a day that are told apart. Anyone can put an id of their own into a URL. */
const MAX_NEW_CAMPAIGNS = 100;

/** Campaigns that take no place of the new ones: those with the most counts of the days before, which nobody can make up in a day. */
const MAX_FAMILIAR_CAMPAIGNS = 100;
const FAMILIAR_DAYS = 28;

/** In place of the campaigns beyond. */
export const OTHER_CAMPAIGN = "(otras)";

/** A PostgreSQL statement has at most 65,535 parameters. */
const ROWS_PER_STATEMENT = 1_000;

const todayInSpain = sql<string>`(now() at time zone 'Europe/Madrid')::date`;

/**
 * Adds to the counts of today. Several instances may do so at once.
 *
 * @returns the campaigns of today that are told apart; none when nothing has a campaign, which is usual.
 */
export async function addCounts(
  db: DbOrTransaction,
  counts: readonly (Counted & { count: number })[],
): Promise<ReadonlySet<string>> {
  const known = await toldApartToday(db, new Set(counts.map(({ campaign }) => campaign)));
  const sums = new Map<string, Counted & { count: number }>();
  for (const each of counts) {
    const campaign = each.campaign === "" || known.has(each.campaign) ? each.campaign : OTHER_CAMPAIGN;
    const counted = { ...each, campaign };
    const sum = sums.get(keyOf(counted));
    sums.set(keyOf(counted), { ...counted, count: counted.count + (sum?.count ?? 0) });
  }
  // In one order, so that two instances never wait for each other's rows.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row, day: todayInSpain }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await db
      .insertInto("funnel_count")
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(["day", ...KEY]).doUpdateSet((row) => ({
          count: sql<number>`${row.ref("funnel_count.count")} + ${row.ref("excluded.count")}`,
        })),
      )
      .execute();
  }
  return known;
}

/** The campaigns that have a count today, and those asked for that get a place; none when no campaign is asked for. */
async function toldApartToday(db: DbOrTransaction, asked: ReadonlySet<string>): Promise<Set<string>> {
  const campaigns = [...asked].filter((campaign) => campaign !== "" && campaign !== OTHER_CAMPAIGN);
  if (campaigns.length === 0) return new Set();
  const rows = await ofCampaigns(db).distinct().where("day", "=", todayInSpain).execute();
  const known = new Set(rows.map(({ campaign }) => campaign));
  const added = campaigns.filter((campaign) => !known.has(campaign));
  if (added.length === 0) return known;
  const familiar = await familiarCampaigns(db);
  const places = MAX_NEW_CAMPAIGNS - [...known].filter((campaign) => !familiar.has(campaign)).length;
  const isFamiliar = (campaign: string) => familiar.has(campaign);
  const fresh = added.filter((campaign) => !isFamiliar(campaign)).slice(0, Math.max(0, places));
  for (const campaign of [...added.filter(isFamiliar), ...fresh]) known.add(campaign);
  return known;
}

/** The campaigns that were counted most on the days before. */
export async function familiarCampaigns(db: DbOrTransaction): Promise<ReadonlySet<string>> {
  const rows = await ofCampaigns(db)
    .where("day", "<", todayInSpain)
    .where("day", ">=", sql<string>`${todayInSpain} - ${sql.lit(FAMILIAR_DAYS)}::integer`)
    .groupBy("campaign")
    .orderBy(sql`sum(count)`, "desc")
    .limit(MAX_FAMILIAR_CAMPAIGNS)
    .execute();
  return new Set(rows.map(({ campaign }) => campaign));
}

const ofCampaigns = (db: DbOrTransaction) =>
  db.selectFrom("funnel_count").select("campaign").where("campaign", "not in", ["", OTHER_CAMPAIGN]);

/**
 * Counts that a checkout reached a stage: once, also after 'Editar' or when a form is sent twice.
 *
 * @param revenue what the order costs over the commitment, in cents.
 */
export async function countStage(
  db: DbOrTransaction,
  checkoutId: string,
  stage: Stage,
  revenue?: number,
): Promise<void> {
  const position = STAGES.indexOf(stage) + 1;
  const reached = await db
    .updateTable("checkout")
    .set({ funnel_stage: position })
    .where("id", "=", checkoutId)
    .where("funnel_stage", "<", position)
    .returning("id")
    .executeTakeFirst();
  if (reached) await countCheckout(db, checkoutId, stage, revenue);
}

/** Counts what happened to a checkout that a visitor began. */
export async function countCheckout(
  db: DbOrTransaction,
  checkoutId: string,
  event: Stage | "lead" | "recovered",
  revenue = 0,
): Promise<void> {
  const checkout = await db
    .selectFrom("checkout")
    .select(["selection", "personal", "language", "campaign", "variant"])
    .where("id", "=", checkoutId)
    .where("is_counted", "=", true)
    .executeTakeFirst();
  if (!checkout) return;
  const { selection, personal, language, campaign, variant } = checkout;
  const client_status = personal?.clientStatus ?? "";
  const counted = { page: "", kit: selection.productId, client_status, language, campaign, variant };
  const counts: (Counted & { count: number })[] = [{ ...counted, event, count: 1 }];
  if (revenue > 0) counts.push({ ...counted, event: "revenue_cents", count: revenue });
  await addCounts(db, counts);
}

export interface CountsQuery {
  /** First and last day, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  by: readonly ("day" | FunnelDimension)[];
  only: Partial<Record<FunnelDimension, string>>;
}

type CountRow = Partial<Omit<Selectable<FunnelCountTable>, "day" | "count">> & { day?: string; count: number };

/** The counts of a period, grouped by event and by the dimensions of the query. */
export async function readCounts(db: Kysely<Database>, { from, to, by, only }: CountsQuery): Promise<CountRow[]> {
  const dimensions = FUNNEL_DIMENSIONS.filter((name) => by.includes(name));
  const day = sql<string>`to_char(day, 'YYYY-MM-DD')`;
  let query = db
    .selectFrom("funnel_count")
    .select(["event", ...dimensions])
    .select(sql<number>`sum(count)::double precision`.as("count"))
    .where(day, ">=", from)
    .where(day, "<=", to)
    .groupBy(["event", ...dimensions])
    .orderBy("event");
  for (const name of dimensions) query = query.orderBy(name);
  for (const [name, value] of Object.entries(only)) query = query.where(sql.ref(name), "=", value);
  return by.includes("day")
    ? await query.select(day.as("day")).groupBy("day").orderBy("funnel_count.day").execute()
    : await query.execute();
}

/** Deletes the counts of the days before one, 'YYYY-MM-DD'. */
export async function deleteOldCounts(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom("funnel_count").where("day", "<", sql<string>`${before}::date`).execute();
}
