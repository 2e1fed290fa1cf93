import type { ThirdParty } from "#app/context.ts";

export const hasThirdParty = ({ callWidgetUrl, gtmContainerId }: ThirdParty): boolean =>
  callWidgetUrl !== undefined || gtmContainerId !== undefined;

/** Origins of the tag manager and of the scripts that it usually loads. */
const TAG_MANAGER_ORIGINS = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];

export const tagManagerUrl = (containerId: string): string =>
  `${TAG_MANAGER_ORIGINS[0]}/gtm.js?id=${encodeURIComponent(containerId)}`;

export function thirdPartyOrigins({ callWidgetUrl, gtmContainerId }: ThirdParty): string[] {
  return [
    ...(callWidgetUrl === undefined ? [] : [new URL(callWidgetUrl).origin]),
    ...(gtmContainerId === undefined ? [] : TAG_MANAGER_ORIGINS),
  ];
}
