import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "#app/hydration/lazy-component.tsx";
import { T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LazyDialog, preloadDialog, useDialogHash } from "#app/ui/lazy-dialog.tsx";
import { Link } from "#app/ui/link.tsx";
import { MENU_ID } from "./main-menu.tsx";

/** Loaded with the dialog that shows it. */
const SidebarMenu = lazyComponent(() => import("./sidebar-menu.tsx"));

function preload(): void {
  preloadDialog();
  SidebarMenu.preload();
}

/**
 * The menu button below 1032 px, and the sidebar that it opens. Back and Escape close it. `main-menu.tsx` draws the same entries
 * in the main bar.
 */
export function Sidebar() {
  const { isOpen, link, close } = useDialogHash(MENU_ID);
  // The panel answers a tap at once; its many links follow.
  const hasLinks = useDeferredValue(isOpen);
  const { t } = useTranslation();
  return (
    <>
      <Link
        {...link}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-brand-50 lg:hidden"
      >
        <Icon name="menu" />
        <T as="span" className="max-sm:sr-only" k="common:menu" />
      </Link>
      <LazyDialog
        isOpen={isOpen}
        onClose={close}
        title={<T k="common:menu" />}
        closeLabel={t("common:close")}
        position="side"
      >
        {hasLinks ? <SidebarMenu /> : null}
      </LazyDialog>
    </>
  );
}
