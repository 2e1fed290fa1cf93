import { Router } from "express";
import { z } from "zod";
import { asyncRoute } from "../../http/async-route.ts";
import type { Dataset } from "../documents/dataset.ts";
import { badRequest } from "../query/lake-error.ts";
import { assetNotFound } from "./asset-errors.ts";
import type { AssetFolders } from "./asset-folders.ts";
import { sendAsset } from "./send-asset.ts";
import { setDownload } from "./served-headers.ts";

const fileParams = z.object({ dl: z.string().max(255).optional() });

/** `GET /files/<project>/<dataset>/<sha1>.<ext>`, with an optional name behind it for people to read. */
export function fileRoutes(folders: AssetFolders, dataset: Dataset): Router {
  const routes = Router();
  routes.get(
    "/files/:project/:dataset/:file/:vanityName?",
    asyncRoute(async (request, response) => {
      const { project, dataset: asked, file = "" } = request.params;
      const { success, data, error } = fileParams.safeParse(request.query);
      if (!success) throw badRequest(z.prettifyError(error));
      const document = dataset.document(`file-${file.replace(".", "-")}`);
      const path = `files/${project}/${asked}/${file}`;
      // Only what the dataset lists is served, so no name in an address can reach another file.
      if (document?._type !== "sanity.fileAsset" || document.path !== path) throw assetNotFound();
      setDownload(response, data.dl, document.originalFilename);
      await sendAsset(response, folders.files, file, String(document.mimeType));
    }),
  );
  return routes;
}
