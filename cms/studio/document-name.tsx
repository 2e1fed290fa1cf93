import { useSchema } from "sanity";

interface Props {
  id: string;
  type: string;
  title: string;
}

/** A document in a list: its name and its kind. The only document of its kind, such as the settings, is called like it. */
export function DocumentName({ id, type, title }: Props) {
  const kind = useSchema().get(type)?.title ?? type;
  if (title === id) return kind;
  return (
    <>
      {title} <span style={{ fontWeight: 400 }}>· {kind}</span>
    </>
  );
}
