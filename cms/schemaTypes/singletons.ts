/** Types of which there is exactly one document, whose `_id` is the type's name: the site asks for it by that id. */
export const singletonTypes = ["settings", "navigation", "quiz"];
