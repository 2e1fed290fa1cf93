import { join } from "node:path";
import { originalFile } from "../assets/asset-folders.ts";
import { imageJob, isServedMoving, openImage } from "./image-input.ts";
import type { ImageParams } from "./image-params.ts";
import { type OutputFormat, outputFormat } from "./output-format.ts";
import { transform } from "./transform.ts";
import { VariantStore } from "./variant-store.ts";

/** An image as it was uploaded. */
export interface Original {
  /** The name of its file, `<sha1>-<W>x<H>.<ext>`. */
  file: string;
  extension: string;
}

/** The variants of a dataset's images, made when they are missing. */
export class Variants {
  readonly #datasetFolder: string;
  readonly #store: VariantStore;

  constructor(datasetFolder: string, variantsDir: string | undefined) {
    this.#datasetFolder = datasetFolder;
    this.#store = new VariantStore(variantsDir ?? join(datasetFolder, "variants"));
  }

  /** Where the files of variants are. */
  get folder(): string {
    return this.#store.folder;
  }

  /**
   * The file and format of the variant for a browser with this `Accept` header. Throws LakeError 400 when the parameters do not
   * fit the image.
   */
  async variant(
    original: Original,
    params: ImageParams,
    accept: string,
  ): Promise<{ file: string; format: OutputFormat }> {
    const { dl: _, auto: __, ...parameters } = params;
    const path = originalFile(this.#datasetFolder, original.file);
    const moves = await canServeMoving(path, original.extension, params);
    const format = outputFormat(params, accept, { extension: original.extension, moves });
    const file = await this.#store.file([original.file, { ...parameters, fm: format }], () =>
      imageJob(() => transform(path, params, format, moves)),
    );
    return { file, format };
  }
}

/** A vector fits every size: it is served unchanged unless another format is asked for. */
export function isKeptVector(extension: string, { fm }: Pick<ImageParams, "fm">): boolean {
  return extension === "svg" && fm === undefined;
}

/** Reads the metadata of the two formats that can be animated. */
async function canServeMoving(path: string, extension: string, { frame }: ImageParams): Promise<boolean> {
  if (frame || (extension !== "gif" && extension !== "webp")) return false;
  return isServedMoving(await openImage(path).metadata());
}
