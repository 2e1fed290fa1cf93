import type { MetaFunction } from "@remix-run/node";
import { failureMeta } from "#app/layout/failure-texts.ts";

export const meta: MetaFunction = ({ error, location }) => (error ? failureMeta(error, location.pathname) : []);

/** A page, or the error page in its place: the header and footer of its layout stay. */
export { Outlet as default } from "@remix-run/react";

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
