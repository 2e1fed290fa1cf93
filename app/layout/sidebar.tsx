import { T, useText } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useOverlay } from "#app/ui/overlay.ts";
import { OverlayDialog, prepareDialog } from "#app/ui/overlay-dialog.tsx";
import { MENU_ID } from "./main-menu.tsx";
import { SidebarMenu } from "./sidebar-menu.tsx";

/** The button that slides the menus in below 1032 px, and the sidebar. Back closes it, as Escape does. */
export function Sidebar() {
  const { isOpen, link, close } = useOverlay(MENU_ID);
  const text = useText();
  return (
    <>
      <Link
        {...link}
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        aria-haspopup="dialog"
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-brand-50 lg:hidden"
      >
        <Icon name="menu" />
        <T k="common:menu" />
      </Link>
      <OverlayDialog
        isOpen={isOpen}
        onClose={close}
        title={<T k="common:menu" />}
        closeLabel={text("common:close")}
        place="side"
      >
        <SidebarMenu />
      </OverlayDialog>
    </>
  );
}
