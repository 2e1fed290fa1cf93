import { defineBehavior, effect, raise } from "@portabletext/editor/behaviors";
import { BehaviorPlugin } from "@portabletext/editor/plugins";
import { htmlToPortableText } from "@portabletext/html";
import { createTableRule } from "@portabletext/html/rules";
import { useToast } from "@sanity/ui/toast";
import { useMemo } from "react";
import type { PortableTextPluginsProps } from "sanity";
import { leftOut } from "./left-out.ts";

/** What is copied in the Studio, which Sanity pastes as it is. */
const OWN_FORMAT = "application/x-portable-text";

/** A paragraph's selection has three steps: the paragraph, its `children`, the words. A table's cell has more. */
const PARAGRAPH_DEPTH = 3;

const list = new Intl.ListFormat("es-ES");

/** Formatted text with tables. Those of Word, Excel and other pages are pasted too, and what a text cannot keep is said. */
export function TextPlugins(props: PortableTextPluginsProps) {
  const { push } = useToast();
  const behaviors = useMemo(() => {
    const paste = defineBehavior({
      // Before Sanity's own 'deserialize.data', which makes a paragraph of each cell.
      on: "deserialize",
      guard: ({ snapshot: { context }, event: { originEvent } }) => {
        const { dataTransfer } = originEvent.originEvent;
        const html = dataTransfer.getData("text/html");
        if (!html || dataTransfer.getData(OWN_FORMAT)) return false;
        const { schema, keyGenerator, selection } = context;
        const isInTable = (selection?.focus.path.length ?? 0) > PARAGRAPH_DEPTH;
        const rules = isInTable ? [] : [createTableRule({ schema, keyGenerator })];
        const blocks = htmlToPortableText(html, { schema, keyGenerator, rules });
        // Excel marks no headings. The table's menu takes them away.
        const data = blocks.map((block) => (block._type === "table" ? { headerRows: 1, ...block } : block));
        return data.length > 0 && { data, missing: leftOut(html) };
      },
      actions: [
        ({ event: { originEvent } }, { data, missing }) => [
          raise({ type: "deserialization.success", mimeType: "text/html", data, originEvent }),
          effect(() => {
            if (missing.length > 0) push({ status: "info", title: `No se ha pegado: ${list.format(missing)}.` });
          }),
        ],
      ],
    });
    return [paste];
  }, [push]);
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {props.renderDefault({ ...props, plugins: { ...props.plugins, table: { enabled: true } } })}
    </>
  );
}
