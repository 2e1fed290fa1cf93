/** One page of each kind, by its name in the results. */
export const KINDS_OF_PAGES: Record<string, string> = {
  home: "/",
  content: "/conoce-nuestra-alarma",
  kits: "/alarmas-para-casa",
  kit: "/alarmas-para-casa/chalets",
  catalogue: "/accesorios-alarma",
  promotions: "/promociones",
  help: "/ayuda",
  quiz: "/calcula-tu-alarma",
  callback: "/te-llamamos",
  checkout: "/checkout?kit=chalet",
};
