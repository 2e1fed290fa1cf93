import { latePart } from "./late-part.tsx";

/** Formatted text that the first page shows as the server sent it, without the code for it. */
export const LateRichText = latePart(async () => ({ default: (await import("./rich-text.tsx")).RichText }), true);
