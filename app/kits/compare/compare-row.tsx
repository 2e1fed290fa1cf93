import type { ReactNode } from "react";

interface Props {
  name: ReactNode;
  /** Whether it is what the visitor pays. */
  isOwn?: boolean;
  /** Set for a device: whether the kits differ in it. */
  differs?: boolean;
  children: ReactNode;
}

/** A row of the comparison, with its name at the left, on a phone above it. */
export function CompareRow({ name, isOwn = false, differs, children }: Props) {
  const kind = isOwn ? "is-own" : differs === undefined ? "" : differs ? "is-different" : "is-same";
  return (
    <tr className={kind || undefined}>
      <th scope="row" className="row-name">
        {name}
      </th>
      {children}
    </tr>
  );
}
