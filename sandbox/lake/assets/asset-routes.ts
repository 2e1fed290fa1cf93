import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { type Request, type Response, Router } from "express";
import { z } from "zod";
import type { Dataset } from "../documents/dataset.ts";
import { asyncRoute } from "../http/handlers.ts";
import { assetNotFound, badRequest, datasetNotFound } from "../lake-error.ts";
import { AssetFolders } from "./asset-folders.ts";
import { describeFile } from "./describe-file.ts";
import { describeImage } from "./describe-image.ts";
import { receiveUpload, type Upload } from "./receive-upload.ts";
import { sendAsset, setDownload } from "./send-asset.ts";
import { readUploadParams, type UploadDescription } from "./upload-params.ts";

/** Bytes. */
const MAX_IMAGE_BYTES = 30_000_000;
const MAX_FILE_BYTES = 100_000_000;

/** The document of an upload, and how to move its file into place. */
interface NewAsset {
  document: { _id: string; _type: string; path: string } & Record<string, unknown>;
  keep: (upload: string, path: string) => Promise<void>;
}

/** Uploads of images and files, and serving of files. */
export function assetRoutes(dataset: Dataset): Router {
  const folders = new AssetFolders(dataset.folder);
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

  /** The file is written before its document. The same content again answers the first document. */
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

const fileParams = z.object({ dl: z.string().max(255).optional() });

/** `GET /files/<project>/<dataset>/<sha1>.<ext>`, optionally followed by a readable name. */
function fileRoutes(folders: AssetFolders, dataset: Dataset): Router {
  const routes = Router();
  routes.get(
    "/files/:project/:dataset/:file/:vanityName?",
    asyncRoute(async (request, response) => {
      const { project, dataset: asked, file = "" } = request.params;
      const { success, data, error } = fileParams.safeParse(request.query);
      if (!success) throw badRequest(z.prettifyError(error));
      const document = dataset.document(`file-${file.replace(".", "-")}`);
      const path = `files/${project}/${asked}/${file}`;
      // Only files of the dataset's documents are served, so that no path reaches another file.
      if (document?._type !== "sanity.fileAsset" || document.path !== path) throw assetNotFound();
      setDownload(response, data.dl, document.originalFilename);
      await sendAsset(response, folders.files, file, String(document.mimeType));
    }),
  );
  return routes;
}
