import type { ThirdParty } from "#app/context.ts";

/** Whether there is anything that a visitor could allow. */
export const isAnySetUp = ({ callWidgetUrl, gtmContainerId }: ThirdParty): boolean =>
  callWidgetUrl !== undefined || gtmContainerId !== undefined;

/** From where the tag manager and what it usually loads come. */
const TAG_MANAGER_ORIGINS = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];

export const tagManagerUrl = (containerId: string): string =>
  `${TAG_MANAGER_ORIGINS[0]}/gtm.js?id=${encodeURIComponent(containerId)}`;

/** The origins that pages may load from besides our own. */
export function originsOf({ callWidgetUrl, gtmContainerId }: ThirdParty): string[] {
  return [
    ...(callWidgetUrl === undefined ? [] : [new URL(callWidgetUrl).origin]),
    ...(gtmContainerId === undefined ? [] : TAG_MANAGER_ORIGINS),
  ];
}
