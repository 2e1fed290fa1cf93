import type { Request } from "express";
import { z } from "zod";
import { badRequest } from "../query/lake-error.ts";

/** Characters that a person's words may have. */
const MOST_CHARACTERS = 2_000;

const text = z.string().trim().min(1).max(MOST_CHARACTERS).optional();

/** A name without its folders and what file systems do not take; at most 255 characters, its ending kept. */
const filename = z
  .string()
  .transform((name) =>
    name
      .replace(/^.*[/\\]/, "")
      .replace(/\p{Cc}/gu, "")
      .slice(-255),
  )
  .optional();

/** `meta=none`, `meta=lqip&meta=palette` or `meta=lqip,palette`. */
const meta = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((names) => names.split(",")))
  .optional();

const uploadParams = z.object({
  filename,
  meta,
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
});

/** What an upload's address says about its file, as the fields of its document. */
export interface UploadDescription {
  /** What to work out of an image, where it says. */
  extract: string[] | undefined;
  fields: Record<string, string | Record<string, string>>;
}

/** Throws LakeError 400 when a parameter comes twice or is too long. */
export function readUploadParams(query: Request["query"]): UploadDescription {
  const { success, data, error } = uploadParams.safeParse(query);
  if (!success) throw badRequest(z.prettifyError(error));
  const { filename, meta, sourceId, sourceName, sourceUrl, ...words } = data;
  const source = { id: sourceId, name: sourceName, url: sourceUrl };
  const given = { originalFilename: filename, ...words };
  return {
    extract: meta,
    fields: {
      ...known(given),
      ...(sourceId && sourceName ? { source: { _type: "sanity.assetSourceData", ...known(source) } } : {}),
    },
  };
}

function known(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
