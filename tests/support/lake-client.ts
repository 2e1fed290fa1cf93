/** The path that the Studio's preview opens. */
export async function previewPath(client: SanityClient, path = "/", studio = "https://studio.example/") {
  const { secret } = await createPreviewSecret(client, "test", studio, "marketing");
  const search = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
  return `/preview/enable?${search}`;
}
