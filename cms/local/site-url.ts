/** The URL of the local site. The sandbox writes it into the Studio's page. */
export function localSiteUrl(): string {
  const meta = typeof document === "undefined" ? null : document.querySelector('meta[name="site-url"]');
  return meta?.getAttribute("content") ?? "http://localhost:3000";
}
