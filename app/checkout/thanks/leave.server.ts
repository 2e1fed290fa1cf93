import { stringifySetCookie } from "cookie";
import { findVisitorCheckout } from "#app/checkout/checkout-session.server.ts";
import { XSRF_COOKIE } from "#app/checkout/xsrf.server.ts";
import type { PageContext } from "#app/context.ts";
import { endSession } from "#app/db/checkouts.server.ts";
import { VARIANTS_COOKIE } from "#app/experiments/variants.ts";
import { hostCookieName } from "#app/http/host-cookie.server.ts";
import { TERRITORY_COOKIE } from "#app/kits/pricing/territory-tax.ts";
import { CLIENT_STATUS_COOKIE } from "#app/site/client-status.ts";

/**
 * Ends the visitor's session and deletes what the browser keeps of the visit (docs/rules.md#thank-you-page). The order goes on. The cookie of
 * a preview stays: it is the staff's.
 *
 * @returns the headers of the response.
 */
export async function leaveDevice(request: Request, context: PageContext): Promise<Headers> {
  const checkout = await findVisitorCheckout(request, context);
  if (checkout) await endSession(context.store.db, checkout.id);
  const { checkoutCookie, withdrawalCookie, votesCookie, answersCookie, isSecure: secure } = context;
  const names = [
    ...[checkoutCookie, withdrawalCookie, votesCookie, answersCookie].map(({ name }) => name),
    ...[hostCookieName(VARIANTS_COOKIE, secure), CLIENT_STATUS_COOKIE, TERRITORY_COOKIE, XSRF_COOKIE],
  ];
  // Not the cookies, which browsers would delete of all hosts of the domain.
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const name of names) {
    headers.append(
      "Set-Cookie",
      stringifySetCookie({ name, value: "", path: "/", maxAge: 0, sameSite: "lax", secure }),
    );
  }
  return headers;
}
