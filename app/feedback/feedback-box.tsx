import { latePart } from "#app/ui/late-part.tsx";

/** The vote below an answer or a page. Its code comes when the visitor scrolls to it, which few visitors do. */
export const FeedbackBox = latePart(() => import("./vote-box.tsx"));
