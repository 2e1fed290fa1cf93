import { z } from "zod";

/** A document as the lake keeps it and as queries see it, with the fields that Sanity adds. */
export const storedDocument = z
  .object({
    _id: z.string().min(1),
    _type: z.string().min(1),
    _rev: z.string().min(1),
    _createdAt: z.string().min(1),
    _updatedAt: z.string().min(1),
  })
  .catchall(z.json());

export type StoredDocument = z.infer<typeof storedDocument>;

/** A document as a client gives it: only its type is required. */
export const documentStub = z.object({ _id: z.string().optional(), _type: z.string() }).catchall(z.json());

export type DocumentStub = z.infer<typeof documentStub>;
