/** Where a step of a sequence stands: behind, here, or ahead (section 4). */
export type StepState = "done" | "active" | "idle";
