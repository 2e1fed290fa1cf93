import { fieldOf } from "../document-fields.ts";

/** The names of the formats that a field accepts, by media type. */
const FORMATS: Record<string, string> = { "image/png": "PNG", "image/jpeg": "JPEG", "image/webp": "WebP" };

const formats = new Intl.ListFormat("es-ES", { type: "disjunction" });
const sizes = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1 });

/**
 * Why a picture was refused, and what to do about it.
 *
 * @param error of Sanity's client or of the Studio, which refuses what the field does not accept. Their messages are for developers.
 * @param accept the media types that the field accepts, separated by commas.
 */
export function uploadProblem({ name, size }: Pick<File, "name" | "size">, error: unknown, accept: string): string {
  const status = fieldOf(error, "statusCode");
  const message = error instanceof Error ? error.message : "";
  const details = String(fieldOf(fieldOf(fieldOf(error, "response"), "body"), "details") ?? "");
  if (size === 0) return `«${name}» está vacía: vuelve a guardarla y súbela otra vez.`;
  if (status === 413) {
    return `«${name}» pesa demasiado (${sizes.format(size / 1_000_000)} MB): guárdala con menos píxeles. Con 2.000 de ancho basta.`;
  }
  if (/pixel limit/.test(details))
    return `«${name}» tiene demasiados píxeles: guárdala más pequeña. Con 2.000 de ancho basta.`;
  if (/^Unsupported file type|Invalid image type/.test(message)) {
    const accepted = formats.format(accept.split(",").map((type) => FORMATS[type.trim()] ?? type));
    return `«${name}» no está en un formato que la web pueda enseñar: guárdala como ${accepted}.`;
  }
  if (status === 400)
    return `«${name}» no se puede leer: está dañada, incompleta o no es una imagen. Vuelve a exportarla y súbela otra vez.`;
  if (status === 401 || status === 403) return `No tienes permiso para subir «${name}». Entra otra vez en el Studio.`;
  if (status === 409)
    return `«${name}» está en un lanzamiento programado, que no se puede cambiar, o alguien acaba de guardar un documento que la usa.`;
  if (status === undefined)
    return `«${name}» no ha llegado: el servidor no contesta. Mira tu conexión y súbela otra vez.`;
  return `«${name}» no se ha podido guardar (error ${String(status)}). Súbela otra vez, y si sigue pasando avisa a desarrollo.`;
}
