import { useMemo } from "react";
import type * as z from "zod/mini";

import { useAddress } from "../../ui/hooks/use-address.ts";

/** The fields of a query of the API, as schemas of their text in the address. */
type QueryFields = Readonly<Record<string, z.ZodMiniType>>;

type Changes<Name extends string> = { [Key in Name]?: string | readonly string[] | undefined };

export interface TableAddress<Name extends string> {
  /** The valid part of the address, as the API takes it. */
  query: string;
  /** Without the page, for what concerns all that match. */
  filterQuery: string;
  get: (name: Name) => string | undefined;
  getAll: (name: Name) => string[];
  /** Goes to the first page, unless the page itself is what changes. */
  change: (changes: Changes<Name>) => void;
  /** Ignores the order. */
  hasFilters: boolean;
  clear: () => void;
}

const ARRANGEMENT: ReadonlySet<string> = new Set(["sort", "page", "limit"]);

/**
 * The state of a list of the admin area is in the page's address, by the names of the API: it survives a reload and can
 * be sent as a link. Values that the API would refuse are left out.
 */
export function useTableAddress<Fields extends QueryFields>(
  fields: Fields,
): TableAddress<keyof Fields & string> {
  const [search, edit] = useAddress();
  const params = useMemo(() => readable(search, fields), [search, fields]);

  const change: TableAddress<keyof Fields & string>["change"] = (changes) =>
    edit((address) => {
      if (!("page" in changes)) address.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        address.delete(name);
        put(address, name, [value ?? []].flat());
      }
    });

  const narrowing = [...new Set(params.keys())].filter((name) => !ARRANGEMENT.has(name));
  const filters = new URLSearchParams(params);
  filters.delete("page");
  filters.delete("limit");
  return {
    query: params.toString(),
    filterQuery: filters.toString(),
    get: (name) => params.get(name) ?? undefined,
    getAll: (name) => params.getAll(name),
    change,
    hasFilters: narrowing.length > 0,
    clear: () =>
      edit((address) => {
        for (const name of [...narrowing, "page"]) address.delete(name);
      }),
  };
}

function readable(search: URLSearchParams, fields: QueryFields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, schema] of Object.entries(fields)) {
    const values = search.getAll(name);
    const [only] = values;
    const isTaken = schema.safeParse(values.length > 1 ? values : only).success;
    if (isTaken) put(params, name, values);
  }
  return params;
}

function put(params: URLSearchParams, name: string, values: readonly string[]): void {
  for (const value of values) if (value !== "") params.append(name, value);
}
