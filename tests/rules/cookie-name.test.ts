import { expect, test } from "vitest";
import { createCheckoutCookie } from "#app/checkout/visitor-cookie.server.ts";
import { createVotesCookie } from "#app/feedback/submit-feedback.server.ts";
import { createAnswersCookie } from "#app/quiz/save-answers.server.ts";
import { createPreviews } from "#app/sanity/preview.server.ts";
import { createWithdrawalCookie } from "#app/withdrawal/withdrawal.server.ts";

const SECRETS = ["a-secret-of-the-tests"];
const CONTENT = { projectId: "abc123", dataset: "production", apiVersion: "2025-11-01" };

const linesOf = async (isSecure: boolean) => [
  await createCheckoutCookie(SECRETS, isSecure, 30).serialize("x"),
  await createVotesCookie(SECRETS, isSecure).serialize([]),
  await createAnswersCookie(SECRETS, isSecure).serialize([]),
  await createPreviews(CONTENT, SECRETS, isSecure).cookieOf(undefined),
];

test("signed cookies belong to one host where the site is served over HTTPS", async () => {
  for (const line of await linesOf(true)) {
    expect(line).toMatch(/^__Host-\w+=/);
    expect(line).toMatch(/; Path=\/; .*HttpOnly; Secure/);
    expect(line).not.toContain("Domain");
  }
  for (const line of await linesOf(false)) expect(line).not.toMatch(/__Host-|Secure/);
});

test("the value of a signed cookie is not accepted in another one", async () => {
  const cookies = [
    createCheckoutCookie(SECRETS, true, 30),
    createVotesCookie(SECRETS, true),
    createAnswersCookie(SECRETS, true),
    createWithdrawalCookie(SECRETS, true, 30),
  ];
  for (const cookie of cookies) {
    const [, value] = /=([^;]+)/.exec(await cookie.serialize("x")) ?? [];
    for (const other of cookies) {
      expect(await other.parse(`${other.name}=${value}`)).toBe(other === cookie ? "x" : null);
    }
  }
});
