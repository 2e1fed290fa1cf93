import { describe, expect, test } from "vitest";
import { createSealer } from "#app/db/seal.server.ts";

const OLD = "the secret of last year";
const NEW = "the secret of this year";

describe("a sealed value", () => {
  test("opens to the original, and does not reveal it", () => {
    const sealer = createSealer([NEW]);
    const sealed = sealer.seal("12345678Z");
    expect(sealer.open(sealed)).toBe("12345678Z");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("12345678Z");
    expect(sealer.seal("12345678Z")).not.toBe(sealed);
  });

  test("opens with an earlier secret", () => {
    expect(createSealer([NEW, OLD]).open(createSealer([OLD]).seal("X1234567L"))).toBe("X1234567L");
  });

  test.each([
    ["by another secret", createSealer([OLD]).seal("12345678Z")],
    ["changed", createSealer([NEW]).seal("12345678Z").replace(/^.{5}/, "AAAAA")],
    ["cut off", createSealer([NEW]).seal("12345678Z").slice(0, 20)],
    ["empty", ""],
  ])("does not open if it was sealed %s", (_name, sealed) => {
    expect(() => createSealer([NEW]).open(sealed)).toThrow("No secret decrypts the sealed text");
    expect(createSealer([NEW]).tryOpen(sealed)).toBeUndefined();
  });
});

test("a fingerprint is the same for the same text, and cannot be made without the secret", () => {
  const sealer = createSealer([NEW, OLD]);
  expect(sealer.fingerprint("Ane")).toBe(createSealer([NEW]).fingerprint("Ane"));
  const others = [sealer.fingerprint("Ana"), createSealer([OLD]).fingerprint("Ane")];
  expect(others).not.toContain(sealer.fingerprint("Ane"));
  expect(sealer.fingerprint("Ane")).toMatch(/^[\w-]{43}$/);
});
