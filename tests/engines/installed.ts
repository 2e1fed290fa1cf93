/** The browsers beside Chromium, by the name of the project that runs in them: where they are, and in which packages of Debian. */
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

interface Engine {
  name: string;
  packages: string[];
  /** The path of the browser; undefined if something of it is missing. */
  find: () => string | undefined;
}

export const ENGINES: Record<"firefox" | "webkit", Engine> = {
  firefox: {
    name: "Firefox",
    packages: ["firefox-esr"],
    find: () => pathOf("firefox-esr") ?? pathOf("firefox"),
  },
  webkit: {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
    // The browser lies beside its library.
    find: () =>
      pathOf("WebKitWebDriver") && pathOf("Xvfb")
        ? globSync("/usr/lib*/{,*/}webkit2gtk-4.1/MiniBrowser").at(0)
        : undefined,
  },
};

function pathOf(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
