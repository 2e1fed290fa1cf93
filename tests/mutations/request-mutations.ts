import { type Mutation, mutate } from "./mutation.ts";

const VALUES = ["tests/rules/real-values.test.ts"];
const FORMS = ["tests/rules/form-schemas.test.ts", ...VALUES];
const HOSTS = ["tests/routes/hosts.test.ts"];
const BODIES = ["tests/routes/request-bodies.test.ts"];
const WITHDRAWAL = ["tests/routes/withdrawal.test.ts"];
const SUMMARY = ["tests/routes/contract-summary.test.ts"];
const UNREAD = ["tests/routes/unread-answers.test.ts"];
const STATIC = ["tests/routes/static-files.test.ts"];
const COUNTS = ["tests/routes/count-limits.test.ts"];

const field = mutate("app/forms/common-rules.ts", FORMS);
const ofOrder = mutate("app/forms/order-rules.ts", FORMS);
const inTurn = mutate("server/answer-in-turn.ts", UNREAD);
const storedPage = mutate("server/page-cache/stored-page.ts", UNREAD);
const ofAddress = mutate("server/funnel/count-limits.ts", COUNTS);
const staticFiles = mutate("server/static-files.ts", STATIC);
const spelling = mutate("server/canonical-url.ts", HOSTS);
const headers = mutate("server/security-headers.ts", ["tests/routes/content-security.test.ts"]);

/** Mistakes in forms, limits, headers, seals and stored pages. */
export const REQUEST_MUTATIONS: Mutation[] = [
  // Forms.
  field("a phone number may have eight digits", "SEPARATORS}\\d){9}", "SEPARATORS}\\d){8,9}"),
  field("a number of Andorra is a Spanish one", "!FOREIGN.test(value)", "true"),
  field("a name may be a web address", "!WEB_ADDRESS.test(value)", "true"),
  field("fillers are letters of a name", "[\\p{Cf}\\p{Default_Ignorable_Code_Point}]", "\\p{Cf}"),
  ofOrder("an IBAN of another country is not checked", "hasForm && remainderOf(clean) === 1", "hasForm"),
  ofOrder("an IBAN may be short", "/^[A-Z]{2}\\d{22}$/", "/^[A-Z]{2}\\d{20,22}$/"),
  ofOrder(
    "a document keeps its spaces",
    'const cleanDocument = (typed: string) =>\n  cleanText(typed)\n    .replace(/[\\s./·•-]/g, "")',
    "const cleanDocument = (typed: string) =>\n  cleanText(typed)",
  ),
  field("a phone number keeps the country's prefix", 'value.replace(SPANISH_PREFIX, "")', "value"),
  mutate("app/forms/address-rules.ts", FORMS)(
    "a postal code of four digits is padded",
    'cleanText(typed).replace(/ /g, "")',
    'cleanText(typed).replace(/ /g, "").padStart(5, "0")',
  ),
  mutate("app/forms/address-rules.ts", VALUES)(
    "'S/N' goes out as typed",
    'if (NO_NUMBER.test(text)) return "s/n";',
    "",
  ),
  mutate("app/forms/read-form.server.ts", ["tests/routes/form-fields.test.ts"])(
    "fields of the form library are read",
    "for (const name of [...COMMON, ...wanted])",
    "for (const name of [...received.keys()])",
  ),
  mutate("app/checkout/xsrf.server.ts", ["tests/routes/checkout-errors.test.ts"])(
    "any token is accepted",
    'typeof given === "string" && isSame(expected, given)',
    'typeof given === "string"',
  ),
  mutate("app/forms/backend-error-messages.ts", ["tests/rules/backend-answers.test.ts"])(
    "a client is not told so",
    '["Msisdn is customer", "errors:isCustomer"],',
    "",
  ),
  // Limits, headers and seals.
  mutate("server/request-guards.ts", HOSTS)("another site may post", 'site === "same-origin"', 'site !== "none"'),
  mutate("server/request-guards.ts", BODIES)(
    "a large body is read",
    "> MAX_FORM_BYTES) return",
    "> 100 * MAX_FORM_BYTES) return",
  ),
  mutate("server/allowed-hosts.ts", HOSTS)(
    "any host is answered",
    "if (isForThisSite(request, isOwnHost)) return",
    "if (request) return",
  ),
  mutate("app/checkout/xsrf.server.ts", ["tests/routes/checkout-errors.test.ts"])(
    "an empty token is one",
    "[XSRF_COOKIE] || undefined",
    "[XSRF_COOKIE]",
  ),
  mutate("server/limited-server.ts", HOSTS)(
    "the first of two hosts counts",
    "joinDuplicateHeaders: true",
    "joinDuplicateHeaders: false",
  ),
  mutate("server/large-headers.ts", ["tests/routes/large-headers.test.ts"])(
    "the button for too many cookies gets the same page",
    "request.url === SERVER_PATHS.clearCookies ||",
    "",
  ),
  mutate("server/funnel/counts-route.ts", ["tests/routes/counts.test.ts"])(
    "a NUL character reaches the database",
    ".regex(/^\\P{Cc}*$/u)",
    "",
  ),
  mutate("server/page-cache/page-cache.ts", ["tests/routes/outage.test.ts"])(
    "a tab on a made-up page costs a render",
    "|| isMadeUp",
    "",
  ),
  mutate("app/backends/request.server.ts", ["tests/routes/other-servers.test.ts"])(
    "an address's id goes back as text",
    "isNumeral(id) ? Number(id) : id",
    "id",
  ),
  headers("pages may be framed", ": \"'none'\"", ': "*"'),
  mutate("app/db/seal.server.ts", ["tests/rules/sealer.test.ts"])(
    "a seal's nonce repeats",
    "randomBytes(NONCE_BYTES)",
    "Buffer.alloc(NONCE_BYTES)",
  ),
  mutate("server/page-cache/page-cache.ts", ["tests/routes/page-cache-publish.test.ts"])(
    "a publish leaves stored pages",
    "    pages.invalidate(tags);\n",
    "",
  ),
  mutate("server/rate-limits.ts", ["tests/routes/rate-limits.test.ts"])(
    "call-backs have no limit",
    "callback: { address: 30 }",
    "callback: { address: 30_000 }",
  ),
  // Withdrawals, and the summary of a contract.
  mutate("server/rate-limits.ts", WITHDRAWAL)(
    "withdrawals have no limit",
    "withdrawal: { address: 60 }",
    "withdrawal: { address: 60_000 }",
  ),
  mutate("app/withdrawal/withdrawal.server.ts", WITHDRAWAL)(
    "the same withdrawal sent twice is two",
    "uuidOfName(sealer.fingerprint(JSON.stringify([name, contract, email])), WITHDRAWAL_IDS)",
    "crypto.randomUUID()",
  ),
  mutate("app/withdrawal/withdrawal.server.ts", WITHDRAWAL)(
    "the acknowledgement has no time",
    "moment: momentText(receivedAt, locale)",
    'moment: ""',
  ),
  mutate("app/backends/leads.server.ts", WITHDRAWAL)(
    "a withdrawal has no key",
    '        headers: { "Idempotency-Key": idempotencyKey },\n',
    "",
  ),
  mutate("app/db/withdrawals.server.ts", WITHDRAWAL)(
    "a withdrawal that nobody got is deleted",
    'where("sent_at", "<", databaseTime(-maxAgeMs))',
    'where((where) => where.or([where("sent_at", "<", databaseTime(-maxAgeMs)), where("sent_at", "is", null)]))',
  ),
  mutate("app/db/seal.server.ts", ["tests/rules/sealer.test.ts"])(
    "a withdrawal's id can be guessed",
    'createHmac("sha256", fingerprintKey)',
    'createHmac("sha256", "")',
  ),
  mutate("app/routes/contract-summary.tsx", SUMMARY)(
    "the summary of a contract is kept by caches",
    'const NO_STORE = { "Cache-Control": "no-store" };',
    "const NO_STORE = {};",
  ),
  mutate("app/checkout/checkout-view.server.ts", SUMMARY)(
    "the summary of a contract has no address",
    'join(" · "),\n    address: address && formatAddress(address, locale)',
    'join(" · "),\n    address: undefined',
  ),
  spelling("a path that cannot be decoded is an error", 'path.replaceAll("%", "%25")', "path"),
  spelling("an escaped letter makes another path", "? character : escaped", "? escaped : escaped"),
  spelling("a path in capitals is one of the server", "caseSensitive: true", "caseSensitive: false"),
  mutate("server/request-guards.ts", HOSTS)(
    "an escaped parameter asks for the data of a route",
    "if (!search.has(ROUTE_DATA)) return url;",
    "if (!url.includes(ROUTE_DATA)) return url;",
  ),
  mutate("app/http/host-cookie.server.ts", ["tests/rules/cookie-name.test.ts"])(
    "the value of one cookie is accepted in another",
    "purposeKey(secret, purpose)",
    'purposeKey(secret, "cookie")',
  ),
  // What one client may take.
  inTurn("all requests of a connection begin at once", "turn.last.writableFinished", "turn.last"),
  inTurn("any number of requests may wait", "turn.waiting === MAX_WAITING", "turn.waiting < 0"),
  storedPage("each request has its own copy of a page", "if (other) return other;", ""),
  storedPage("a copy of a page is not used again", "this.#plain?.deref()", "undefined"),
  mutate("server/page-cache/page-key.ts", ["tests/rules/held-memory.test.ts"])(
    "a path of a long URL is remembered",
    "if (url.length <= MAX_REMEMBERED_URL) ",
    "",
  ),
  mutate("server/limited-server.ts", UNREAD)("an unread answer stays", "server.timeout = stillMs;", ""),
  mutate("server/static-files.ts", UNREAD)("a file stays open", "file.destroy()", "undefined"),
  mutate("app/db/store.server.ts", ["tests/db/embedded-turns.test.ts"])(
    "queries that wait leave no turn to others",
    "() => nextTurn()",
    "async () => undefined",
  ),
  mutate("server/services.ts", ["tests/routes/request-turns.test.ts"])(
    "requests at once leave no turn to others",
    "  await turn();\n",
    "",
  ),
  // What ends the process.
  staticFiles("a range of a file is not checked", "    delete request.headers.range;\n", ""),
  staticFiles("the error of a file is not caught", 'file.once("error", () => response.destroy());', ""),
  mutate("server/guarded.ts", STATIC)(
    "an error before Express is not caught",
    "      report(error instanceof Error ? error : new Error(String(error)));",
    "      throw error;",
  ),
  mutate("app/callback/call-time.ts", ["tests/rules/callback.test.ts"])(
    "the year of a call may have three digits",
    "/^20\\d\\d-",
    "/^\\d{4}-",
  ),
  mutate("app/sanity/live-updates.server.ts", ["tests/routes/live-connection.test.ts"])(
    "a publish without tags is passed on",
    "tags.success ? onChange(tags.data, event.id) : onState(true)",
    "onChange(event.tags, event.id)",
  ),
  mutate("server/experiments/visitor-variants.ts", ["tests/routes/experiments.test.ts"])(
    "an experiment without a valid end has a cookie without one",
    "Math.max(1, days || MAX_DAYS)",
    "days",
  ),
  mutate("app/db/content-changes.server.ts", ["tests/db/content-changes.test.ts"])(
    "a connection that cannot listen stays open",
    "await connection.end().catch(() => undefined);",
    "",
  ),
  mutate("server/page-cache/open-tabs.ts", UNREAD)(
    "an address may hold all open tabs",
    "this.#countOf(network) >= MAX_TABS_OF_NETWORK",
    "this.#countOf(network) < 0",
  ),
  ofAddress("an address may bring any campaign", "campaigns.size >= MAX_NEW_CAMPAIGNS", "campaigns.size < 0"),
  ofAddress("an address is counted without end", "share.sent <= MAX_SENT", "share.sent > 0"),
  ofAddress("a known campaign is a new one", " || funnel.knowsCampaign(campaign)", ""),
  mutate("app/db/funnel-counts.server.ts", COUNTS)(
    "made-up campaigns displace known ones",
    "[...added.filter(isFamiliar), ...fresh]",
    "[...fresh]",
  ),
  mutate("app/forms/read-form.server.ts", BODIES)(
    "a large body in chunks is read",
    "> MAX_FORM_BYTES) throw",
    "< 0) throw",
  ),
  mutate("app/http/limited-fetch.server.ts", ["tests/rules/limited-fetch.test.ts"])(
    "an answer may have any length",
    "received > maxBytes",
    "received < 0",
  ),
  headers("pages may ask for the camera", 'response.setHeader("Permissions-Policy", PERMISSIONS);', ""),
];
