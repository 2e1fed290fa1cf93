import { Select } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type InputProps, type StringInputProps, set, unset, useClient } from "sanity";

export const isKitId = (props: InputProps): props is StringInputProps =>
  props.schemaType.jsonType === "string" && props.schemaType.options?.isKit === true;

export interface KitName {
  productId: string;
  name: string;
}

/** The kits of the content by their ids, in the order of the site: also those that are not published yet. Empty until they are read. */
export function useKitNames(): KitName[] {
  const client = useClient({ apiVersion: "2025-11-01" });
  const [kits, setKits] = useState<KitName[]>([]);
  useEffect(() => {
    const query = `*[_type == "kit" && defined(productId)] | order(isBusiness asc, orderRank asc){
      productId, "name": coalesce(kitName.es, productId)
    }`;
    client.fetch<KitName[]>(query, {}, { perspective: "drafts" }).then(setKits, console.error);
  }, [client]);
  return kits;
}

/** A kit, chosen by its name. The id of a kit that no longer exists stays until another one is chosen. */
export function KitInput({ elementProps, value = "", readOnly, onChange }: StringInputProps) {
  const kits = useKitNames();
  const isKnown = value === "" || kits.some(({ productId }) => productId === value);
  return (
    <Select
      {...elementProps}
      value={value}
      readOnly={readOnly ?? false}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
    >
      <option value="">Ninguno</option>
      {isKnown ? null : <option value={value}>{value}</option>}
      {kits.map(({ productId, name }) => (
        <option key={productId} value={productId}>
          {name}
        </option>
      ))}
    </Select>
  );
}
