import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

// Single fetch hands loaders' data to components as it is, dates included; the types must know.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [tailwindcss(), remix(remixOptions)],
  build: { target: "es2022" },
  // The Studio's builds are not the site's.
  server: { watch: { ignored: ["**/cms/dist/**", "**/cms/.sanity/**", "**/.studio-install/**"] } },
  optimizeDeps: {
    // Prepared at start: a library found only when a page asks for it is bundled with a second React.
    include: [
      "@ariakit/react/combobox",
      "@ariakit/react/dialog",
      "@ariakit/react/hovercard",
      "@ariakit/react/tab",
      "@conform-to/react",
      "@conform-to/zod/v4",
      "@portabletext/react",
      "@remix-run/react",
      "cookie",
      "groq",
      "i18next",
      "lucide-react",
      "react-dom/client",
      "react-i18next",
      "react/jsx-dev-runtime",
      "swiper",
      "zod",
    ],
  },
});
