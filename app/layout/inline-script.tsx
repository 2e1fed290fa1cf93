import { useScriptMark } from "./script-mark.ts";

/** A script of our own in the page. On the client React leaves the content of the server's scripts as it is. */
export function InlineScript({ code }: { code: string }) {
  const mark = useScriptMark();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is our own, and Remix escapes the data.
  return <script {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
