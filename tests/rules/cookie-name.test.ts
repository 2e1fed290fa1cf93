import { expect, test } from "vitest";
import { createHostCookie } from "#app/http/host-cookie.server.ts";
import { createPreviews } from "#app/sanity/preview.server.ts";

const SECRETS = ["a-secret-of-the-tests"];
const CONTENT = { projectId: "abc123", dataset: "production", apiVersion: "2025-11-01" };

const cookieOf = (name: string, isSecure: boolean) => createHostCookie(name, { secrets: SECRETS, isSecure, maxAge: 1 });

const linesOf = async (isSecure: boolean) => [
  await cookieOf("checkout", isSecure).serialize("x"),
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
  const cookies = ["checkout", "votes"].map((name) => cookieOf(name, true));
  for (const cookie of cookies) {
    const [, value] = /=([^;]+)/.exec(await cookie.serialize("x")) ?? [];
    for (const other of cookies) {
      expect(await other.parse(`${other.name}=${value}`)).toBe(other === cookie ? "x" : null);
    }
  }
});
