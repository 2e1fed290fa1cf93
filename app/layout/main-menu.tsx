import { useText } from "#app/i18n/t.tsx";
import { useSite } from "#app/site/use-site.ts";
import { MenuEntry } from "./menu-entry.tsx";

/** What leads to the menus where they do not fit into the bar and nothing can slide in. */
export const MENU_ID = "menu";

/**
 * The menus of the main bar. Below 1032 px the sidebar shows them; without JavaScript there this list does, once the address
 * ends in '#menu'.
 */
export function MainMenu() {
  const { navigation } = useSite();
  const text = useText();
  return (
    <nav
      id={MENU_ID}
      aria-label={text("common:mainMenu")}
      className="max-lg:hidden max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-40 max-lg:bg-white max-lg:p-4 max-lg:shadow-card max-lg:noscript:target:block"
    >
      <ul className="lg:flex xl:gap-x-1">
        {navigation.header.map((entry) => (
          <MenuEntry key={entry._key} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}
