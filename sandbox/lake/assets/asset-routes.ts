import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { type Request, type Response, Router } from "express";
import { asyncRoute } from "../../http/async-route.ts";
import type { Dataset } from "../documents/dataset.ts";
import { datasetNotFound } from "../query/lake-error.ts";
import { AssetFolders } from "./asset-folders.ts";
import { describeFile } from "./describe-file.ts";
import { describeImage } from "./describe-image.ts";
import { fileRoutes } from "./file-routes.ts";
import { receiveUpload, type Upload } from "./receive-upload.ts";
import { readUploadParams, type UploadDescription } from "./upload-params.ts";

/** Bytes. */
const MAX_IMAGE_BYTES = 30_000_000;
const MAX_FILE_BYTES = 100_000_000;

/** A document that is to be, and how its file is put in place. */
interface NewAsset {
  document: { _id: string; _type: string; path: string } & Record<string, unknown>;
  keep: (upload: string, path: string) => Promise<void>;
}

/** `POST /v<version>/assets/images|files/<dataset>` of Sanity's assets API, and the files themselves. */
export function assetRoutes(lakeDir: string, dataset: Dataset): Router {
  const folders = new AssetFolders(lakeDir, dataset.name);
  const { projectId, name } = dataset;
  folders.removeUnfinished();
  const routes = Router();

  routes.post(
    "/v:version/assets/images/:dataset",
    upload(MAX_IMAGE_BYTES, async (received, { extract }) => ({
      document: await describeImage(received, projectId, name, extract),
      keep: (file, path) => folders.keepImage(file, path),
    })),
  );
  routes.post(
    "/v:version/assets/files/:dataset",
    upload(MAX_FILE_BYTES, async (received, { fields }, request) => {
      const filename = String(fields.originalFilename ?? "");
      const contentType = request.headers["content-type"];
      return {
        document: describeFile(received, { projectId, dataset: name, filename, contentType }),
        keep: (file, path) => folders.keepFile(file, path),
      };
    }),
  );
  routes.use(fileRoutes(folders, dataset));
  return routes;

  /** The file is on disk before its document is; content that is there already answers its first document. */
  function upload(
    maxBytes: number,
    assetOf: (received: Upload, description: UploadDescription, request: Request) => Promise<NewAsset>,
  ) {
    return asyncRoute(async (request: Request, response: Response) => {
      const asked = String(request.params.dataset);
      if (asked !== name) throw datasetNotFound(projectId, asked);
      const description = readUploadParams(request.query);
      const received = await receiveUpload(request, folders.incoming, maxBytes);
      try {
        const { document, keep } = await assetOf(received, description, request);
        await keep(received.file, document.path);
        const uploadId = randomBytes(16).toString("hex");
        await dataset.transact({
          mutations: [{ createIfNotExists: { ...document, uploadId, ...description.fields } }],
        });
        response.json({ document: dataset.document(document._id) });
      } finally {
        await rm(received.file, { force: true });
      }
    });
  }
}
