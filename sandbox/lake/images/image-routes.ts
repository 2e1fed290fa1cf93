import { join } from "node:path";
import { Router } from "express";
import { z } from "zod";
import { originalFile } from "../assets/asset-folders.ts";
import { sendAsset, setDownload } from "../assets/send-asset.ts";
import type { Dataset } from "../documents/dataset.ts";
import { asyncRoute } from "../http/handlers.ts";
import { assetNotFound, badRequest } from "../lake-error.ts";
import { imageJob, isServedMoving, openImage } from "./image-input.ts";
import { type ImageParams, imageParams } from "./image-params.ts";
import { MIME_TYPES, outputFormat } from "./output-format.ts";
import { transform } from "./transform.ts";
import { VariantStore } from "./variant-store.ts";

/** `GET /images/<project>/<dataset>/<sha1>-<W>x<H>.<ext>`, with the parameters of Sanity's image pipeline. */
export function imageRoutes(dataset: Dataset, variantsDir: string | undefined): Router {
  const variants = new VariantStore(variantsDir ?? join(dataset.folder, "variants"));
  const originals = join(dataset.folder, "originals");
  const routes = Router();

  routes.get(
    "/images/:project/:dataset/:file/:vanityName?",
    asyncRoute(async (request, response) => {
      const { project, dataset: asked, file = "" } = request.params;
      const { extension, mimeType, originalFilename } = findImage(dataset, `images/${project}/${asked}/${file}`);
      const { success, data: params, error } = imageParams.safeParse(request.query);
      if (!success) throw badRequest(z.prettifyError(error));
      const { dl, auto, ...parameters } = params;
      setDownload(response, dl, originalFilename);
      if (auto) response.vary("Accept");

      const changes = Object.keys(request.query).some((name) => name !== "dl" && Object.hasOwn(params, name));
      if (!changes || isKeptVector(extension, params)) return sendAsset(response, originals, file, mimeType);
      const original = originalFile(dataset.folder, file);
      const moves = await canServeMoving(original, extension, params);
      const format = outputFormat(params, request.headers.accept ?? "", { extension, moves });
      const variant = await variants.file([file, { ...parameters, fm: format }], () =>
        imageJob(() => transform(original, params, format, moves)),
      );
      return sendAsset(response, variants.folder, variant, MIME_TYPES[format]);
    }),
  );

  return routes;
}

/** Only files of the dataset's documents are served, so that no path reaches another file. */
function findImage(dataset: Dataset, path: string) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const document = dataset.document(`image-${name.replace(".", "-")}`);
  if (document?._type !== "sanity.imageAsset" || document.path !== path) throw assetNotFound();
  const { extension, mimeType, originalFilename } = document;
  return { extension: String(extension), mimeType: String(mimeType), originalFilename };
}

/** A vector fits every size: it is served unchanged unless another format is asked for. */
function isKeptVector(extension: string, { fm }: ImageParams): boolean {
  return extension === "svg" && fm === undefined;
}

/** Reads the metadata of the two formats that can be animated. */
async function canServeMoving(original: string, extension: string, { frame }: ImageParams): Promise<boolean> {
  if (frame || (extension !== "gif" && extension !== "webp")) return false;
  return isServedMoving(await openImage(original).metadata());
}
