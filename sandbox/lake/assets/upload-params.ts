import type { Request } from "express";
import { z } from "zod";
import { badRequest } from "../lake-error.ts";

/** Characters of a text. */
const MAX_CHARACTERS = 2_000;

const text = z.string().trim().min(1).max(MAX_CHARACTERS).optional();

/** A file name without folders and control characters. At most its last 255 characters, which keep the extension. */
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

/** The query string of an upload, as fields of the asset's document. */
export interface UploadDescription {
  /** Metadata to extract from an image. Undefined: the default. */
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
