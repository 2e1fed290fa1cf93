import { basename, join } from "node:path";

/** Where the lake keeps an original image; `path` is its asset's path or its file name. */
export function originalFile(lakeDir: string, dataset: string, path: string): string {
  return join(lakeDir, dataset, "originals", basename(path));
}
