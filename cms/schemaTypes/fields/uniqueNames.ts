import type { CustomValidatorResult } from "@sanity/types";

interface Named {
  _key?: string;
  name?: string;
}

/** Refuses a list in which two members have the same `name`: answers are told apart by it. */
export function uniqueNames(members: Named[] | undefined): CustomValidatorResult {
  const again = (members ?? []).filter(
    ({ name }, index) => name && members?.findIndex((other) => other.name === name) !== index,
  );
  if (again.length === 0) return true;
  return again.map(({ _key, name }) => ({
    ...(_key && { path: [{ _key }, "name"] }),
    message: `Ya hay otro «${name}»: las respuestas se distinguen por este nombre.`,
  }));
}
