import { z } from "zod";
import type { PageContext } from "#app/context.ts";
import { createHostCookie } from "#app/http/host-cookie.server.ts";

const DAY_S = 24 * 60 * 60;

/** The signed cookie with the id of the visitor's withdrawal. It lasts `keptDays`, as long as the withdrawal at least. */
export function createWithdrawalCookie(secrets: string[], isSecure: boolean, keptDays: number) {
  return createHostCookie("withdrawal", { secrets, isSecure, maxAge: keptDays * DAY_S });
}

/** The id of the visitor's withdrawal; undefined without a valid cookie. */
export async function withdrawalIdOf(
  request: Request,
  { withdrawalCookie }: Pick<PageContext, "withdrawalCookie">,
): Promise<string | undefined> {
  return z.uuid().safeParse(await withdrawalCookie.parse(request.headers.get("Cookie"))).data;
}
