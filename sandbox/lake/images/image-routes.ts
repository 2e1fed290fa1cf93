import { join } from "node:path";
import { type Response, Router } from "express";
import { z } from "zod";
import { asyncRoute } from "../../http/async-route.ts";
import type { Dataset } from "../documents/dataset.ts";
import { badRequest, LakeError } from "../query/lake-error.ts";
import { imageParams } from "./image-params.ts";
import { originalFile } from "./original-file.ts";
import { MIME_TYPES, outputFormat } from "./output-format.ts";
import { transform } from "./transform.ts";
import { VariantStore } from "./variant-store.ts";

/** Formats whose files are served as they are, whatever is asked: vectors and animations. */
const UNTOUCHED = new Set(["svg", "gif"]);

/** `/images/<project>/<dataset>/<sha1>-<W>x<H>.<ext>`, with the parameters of Sanity's image pipeline. */
export function imageRoutes(lakeDir: string, dataset: Dataset): Router {
  const variants = new VariantStore(join(lakeDir, dataset.name, "variants"));
  const originals = join(lakeDir, dataset.name, "originals");
  const routes = Router();

  routes.get(
    "/images/:project/:dataset/:file",
    asyncRoute(async (request, response) => {
      const { path, extension, mimeType } = findAsset(dataset, request.path.slice(1));
      const { success, data: params, error } = imageParams.safeParse(request.query);
      if (!success) throw badRequest(z.prettifyError(error));
      const { dl, ...parameters } = params;
      if (dl !== undefined) response.attachment(dl || undefined);
      if (params.auto) response.vary("Accept");

      const original = originalFile(lakeDir, dataset.name, path);
      const changes = Object.keys(request.query).some((name) => name !== "dl" && Object.hasOwn(parameters, name));
      if (!changes || UNTOUCHED.has(extension)) {
        return send(response, originals, path.slice(path.lastIndexOf("/") + 1), mimeType);
      }
      const format = outputFormat(params, request.headers.accept ?? "", extension);
      const { auto: _, ...rest } = parameters;
      const file = await variants.file([path, { ...rest, fm: format }], () => transform(original, params, format));
      return send(response, variants.folder, file, MIME_TYPES[format]);
    }),
  );

  return routes;
}

/** Only what the dataset lists is served, so no name in an address can reach another file. */
function findAsset(dataset: Dataset, path: string) {
  const asset = dataset
    .view("raw")
    .documents.find((document) => document._type === "sanity.imageAsset" && document.path === path);
  if (!asset) throw new LakeError(404, "Image not found", { statusCode: 404, error: "Not Found" });
  return { path, extension: String(asset.extension), mimeType: String(asset.mimeType) };
}

/** An image's name holds its hash, so what it shows never changes: browsers keep it a year. */
function send(response: Response, folder: string, file: string, mimeType: string): Promise<void> {
  response.set("ETag", `"${file}"`).type(mimeType);
  return new Promise((resolve, reject) => {
    const options = { root: folder, immutable: true, maxAge: "365d" } as const;
    response.sendFile(file, options, (error) => {
      if (error && !response.headersSent) reject(error);
      else resolve(); // An error after the headers is the browser going away.
    });
  });
}
