import { KIT_UNAVAILABLE_ANCHOR, PATHS } from "#app/paths.ts";
import type { Step } from "./steps.ts";

interface Segment {
  isBusiness: boolean;
}

/** Path of the list of kits. */
export const kitsPath = (segment: Segment) => `${kitsPage(segment)}#kits`;

/** Path of the list of kits, at the notice that the chosen kit is off sale (docs/rules.md#kit-off-sale). */
export const kitUnavailablePath = (segment: Segment) => `${kitsPage(segment)}#${KIT_UNAVAILABLE_ANCHOR}`;

const kitsPage = ({ isBusiness }: Segment) => (isBusiness ? PATHS.businessKits : PATHS.home);

/** Path of the checkout, at a step's header. */
export const stepPath = (step: Step) => `${PATHS.checkout}#${step}`;
