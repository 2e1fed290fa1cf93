import { lazyComponent } from "#app/hydration/lazy-component.tsx";

/** The vote below an answer or a page. Its code comes when the visitor scrolls to it, which few visitors do. */
export const FeedbackBox = lazyComponent(() => import("./vote-box.tsx"));
