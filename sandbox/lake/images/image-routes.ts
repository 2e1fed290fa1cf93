import { join } from "node:path";
import { Router } from "express";
import { z } from "zod";
import { sendAsset, setDownload } from "../assets/send-asset.ts";
import type { Dataset } from "../documents/dataset.ts";
import { asyncRoute } from "../http/handlers.ts";
import { assetNotFound, badRequest } from "../lake-error.ts";
import { imageParams } from "./image-params.ts";
import { MIME_TYPES } from "./output-format.ts";
import { isKeptVector, Variants } from "./variants.ts";

/** `GET /images/<project>/<dataset>/<sha1>-<W>x<H>.<ext>`, with the parameters of Sanity's image pipeline. */
export function imageRoutes(dataset: Dataset, variantsDir: string | undefined): Router {
  const variants = new Variants(dataset.folder, variantsDir);
  const originals = join(dataset.folder, "originals");
  const routes = Router();

  routes.get(
    "/images/:project/:dataset/:file/:vanityName?",
    asyncRoute(async (request, response) => {
      const { project, dataset: asked, file = "" } = request.params;
      const { extension, mimeType, originalFilename } = findImage(dataset, `images/${project}/${asked}/${file}`);
      const { success, data: params, error } = imageParams.safeParse(request.query);
      if (!success) throw badRequest(z.prettifyError(error));
      setDownload(response, params.dl, originalFilename);
      if (params.auto) response.vary("Accept");

      const changes = Object.keys(request.query).some((name) => name !== "dl" && Object.hasOwn(params, name));
      if (!changes || isKeptVector(extension, params)) return sendAsset(response, originals, file, mimeType);
      const variant = await variants.variant({ file, extension }, params, request.headers.accept ?? "");
      return sendAsset(response, variants.folder, variant.file, MIME_TYPES[variant.format]);
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
