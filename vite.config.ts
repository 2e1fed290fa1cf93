import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import packageJson from "./package.json" with { type: "json" };
import remixOptions from "./remix.config.js";
import { clientChunks } from "./server/bundle/client-chunks.ts";
import { compressedAssets } from "./server/bundle/compressed-assets.ts";
import { minifiedScripts } from "./server/bundle/minified-scripts.ts";

// Single fetch hands loaders' data to components as it is, dates included; the types must know.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** One letter of each hash less: the manifest of the routes and each file name the others, and hashes do not compress. */
const SHORT_NAMES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [tailwindcss(), minifiedScripts, remix(remixOptions), compressedAssets],
  build: {
    // docs/rules.md#browsers
    target: packageJson.browserslist.map((browser) => browser.replace(" >= ", "")),
    // Older browsers get no scripts, but the layout: those that Tailwind's styles need.
    cssTarget: ["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"],
    // A twentieth smaller than by the default, esbuild.
    minify: isSsrBuild ? false : "terser",
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: clientChunks(), ...SHORT_NAMES } },
  },
  // The Studio's builds are not the site's.
  server: { watch: { ignored: ["**/cms/dist/**", "**/cms/.sanity/**"] } },
  optimizeDeps: {
    // Remix resolves the server's modules for the browser too, to find their styles. So discovery would prepare the server's libraries, and
    // each that is found late brings a second React. All that browsers load is listed here.
    noDiscovery: true,
    include: [
      "@ariakit/react/combobox",
      "@ariakit/react/dialog",
      "@conform-to/react",
      "@conform-to/zod/v4",
      "@portabletext/react",
      "@remix-run/react",
      "@sanity/visual-editing",
      "@sanity/visual-editing/create-data-attribute",
      "@vercel/stega",
      "groq",
      "i18next",
      "react",
      "react-dom",
      "react-dom/client",
      "react-i18next",
      "react/jsx-dev-runtime",
      "swiper",
      "web-vitals",
      "zod",
    ],
  },
}));
