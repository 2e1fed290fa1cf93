import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { OPENING_HOURS } from "#tests/support/opening-hours.ts";
import { DEVICES } from "./sections-seed-devices.ts";
import { HELP } from "./sections-seed-help.ts";
import { PAGES } from "./sections-seed-pages.ts";
import { PROMOS } from "./sections-seed-promos.ts";

/** Types of the seed that stay: the required documents and the kits. This folder replaces the others. */
const KEPT = ["settings", "navigation", "kit", "extra", "uiStrings"];

const HOURS = Object.fromEntries(
  Object.entries(OPENING_HOURS).map(([name, hours]) => [name, { _type: "openingHours", ...hours }]),
);

const OUTSIDE = {
  socialLinks: ["instagram", "x"].map((network) => ({
    _key: network,
    _type: "socialLink",
    network,
    href: `https://example.com/${network}`,
  })),
  appLinks: [{ _key: "googlePlay", _type: "appLink", store: "googlePlay", href: "https://example.com/app" }],
};

const REDIRECTS = [
  { from: "/antigua", to: "/todas-las-secciones" },
  // Links of the content lead there.
  { from: "/contacto", to: "/ayuda" },
  { from: "/de-momento", to: "/todas-las-secciones", permanent: false },
  { from: "/con-consulta", to: "/ayuda?tema=precio#cuanto-cuesta" },
  { from: "/fuera", to: "https://example.com/alarmas" },
  { from: "/año-nuevo", to: "/promociones" },
  { from: "/con-barra/", to: "/promociones" },
  { from: "/accesorios-alarma/extensor-senal", to: "/accesorios-alarma/sirena-alarma" },
  { from: "/alarmas-para-casa/villas", to: "/alarmas-para-casa/chalets" },
  { from: "/ayuda/facturas", to: "/ayuda/precio-y-factura" },
  // A page has this path: the page wins.
  { from: "/todas-las-secciones", to: "/" },
].map((redirect, index) => ({ _id: `redirect-${index}`, _type: "redirect", ...redirect }));

/** Writes a seed that holds every section once, devices, questions, promos around today, and redirects. */
export async function writeSectionsSeed(folder: string): Promise<void> {
  const lines = (await readFile("cms/seed/production.ndjson", "utf8")).split("\n").filter((line) => line !== "");
  const kept = lines
    .map((line): { _id: string; _type: string } => JSON.parse(line))
    .filter(({ _type }) => KEPT.includes(_type))
    .map((document) => ({ ...document, ...(document._type === "settings" && { ...HOURS, ...OUTSIDE }) }))
    .map((document) => ({ ...document, ...(document._type === "kit" && kitFields(document)) }))
    .map((document) => ({ ...document, ...(document._type === "extra" && { accessory: undefined }) }));
  const documents = [...kept, ...DEVICES, ...HELP, ...PROMOS, ...PAGES, ...REDIRECTS];
  const text = documents.map((document) => JSON.stringify(document)).join("\n");
  const images = `file://${resolve("cms/seed/images")}/`;
  await writeFile(join(folder, "production.ndjson"), `${text.replaceAll("file://./images/", images)}\n`);
}

/** The fields of a kit, with references only to devices of this seed. */
function kitFields({ _id, ...kit }: { _id: string; complements?: object[] }) {
  const [first, ...others] = kit.complements ?? [];
  const contained = { _type: "reference", _ref: "accessory-sirena" };
  return {
    house: undefined,
    complements: [
      { ...first, accessory: _id === "kit-chalet" ? contained : undefined },
      ...others.map((complement) => ({ ...complement, accessory: undefined })),
    ],
    sections:
      _id === "kit-piso"
        ? [{ _key: "offers", _type: "promoBannerSection", place: "kit" }, ...PAGES.flatMap((page) => page.sections)]
        : [],
  };
}
