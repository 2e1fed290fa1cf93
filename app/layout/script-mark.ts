import { createContext, useContext } from "react";

/** The mark of our own inline scripts while the server renders a page (`app/entry.server.tsx`). */
export const ScriptMark = createContext<string | undefined>(undefined);

/** The attribute of an inline script of our own code. The server allows the script and removes the attribute. */
export const useScriptMark = () => ({ nonce: useContext(ScriptMark) });
