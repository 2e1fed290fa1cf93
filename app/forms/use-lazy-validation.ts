import { parse, type Submission } from "@conform-to/react";
import { useCallback, useRef } from "react";

export type Validate = (formData: FormData) => Submission<unknown, string[]>;

/** Accepts everything. The server validates anyway. */
const skipValidation: Validate = (formData) => parse<unknown, string[]>(formData, { resolve: (value) => ({ value }) });

/**
 * Validates a form with the server's schema. It brings zod, which is large, so it is loaded when the visitor enters the form. Until it
 * is there, only the server validates.
 */
export function useLazyValidation(load: () => Promise<Validate>) {
  const loaded = useRef<Validate>();
  const latestLoad = useRef(load);
  latestLoad.current = load;
  const loadValidation = useCallback(() => {
    latestLoad.current().then(
      (validate) => {
        loaded.current = validate;
      },
      () => {
        // Without the rules the server validates.
      },
    );
  }, []);
  return { validate: (formData: FormData) => (loaded.current ?? skipValidation)(formData), loadValidation };
}
