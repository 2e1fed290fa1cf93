/** The sandbox says in the Studio's page at which port the site of this machine is. */
export function localSiteUrl(): string {
  const meta = typeof document === "undefined" ? null : document.querySelector('meta[name="site-url"]');
  return meta?.getAttribute("content") ?? "http://localhost:3000";
}
