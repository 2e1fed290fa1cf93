import express, { type Request } from "express";
import type { Upload } from "./receive-upload.ts";

const { mime } = express.static;
const UNKNOWN = "application/octet-stream";

/** The fields of a `sanity.fileAsset` that follow from the file, its name and the content type of the upload. */
export function describeFile({ sha1, size }: Upload, { projectId, dataset, filename, contentType }: FileContext) {
  const given = mediaType(contentType);
  const mimeType = given && given !== UNKNOWN ? given : mime.lookup(filename, UNKNOWN);
  const extension = /\.([a-z0-9]{1,16})$/i.exec(filename)?.[1]?.toLowerCase() ?? mime.extension(mimeType) ?? "bin";
  return {
    _id: `file-${sha1}-${extension}`,
    _type: "sanity.fileAsset",
    assetId: sha1,
    sha1hash: sha1,
    path: `files/${projectId}/${dataset}/${sha1}.${extension}`,
    extension,
    mimeType,
    size,
  };
}

interface FileContext {
  projectId: string;
  dataset: string;
  /** Empty when the upload has no name. */
  filename: string;
  contentType: Request["headers"]["content-type"];
}

/** The media type without its parameters. Undefined when it is invalid. */
function mediaType(header: string | undefined): string | undefined {
  return /^\s*([\w.+-]+\/[\w.+-]+)\s*(;|$)/.exec(header ?? "")?.[1]?.toLowerCase();
}
