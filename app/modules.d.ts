/** The code of the function that a file exports as its default: `server/bundle/minified-scripts.ts`. */
declare module "*?minified" {
  const code: string;
  export default code;
}

declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

/** The package has no types of its own. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** OpenType features; all the others are dropped. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
