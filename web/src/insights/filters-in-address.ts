/** An `undefined` field does not filter. */
export interface InsightFilters {
  species: string | undefined;
  /** A water id. */
  water: string | undefined;
  /** The first day as yyyy-mm-dd; `to` is the last day. */
  from: string | undefined;
  to: string | undefined;
}

export const PER_LINE = "perLine";

const LONGEST = 100;

export function filtersIn(search: URLSearchParams): InsightFilters {
  const [species, water] = ["species", "water"].map(
    (name) => search.get(name)?.slice(0, LONGEST) || undefined,
  );
  const [from, to] = ["from", "to"].map((name) => dayIn(search.get(name)));
  return { species, water, from, to };
}

export function isPerLineIn(search: URLSearchParams): boolean {
  return search.has(PER_LINE);
}

/** Returns `undefined` unless the text is a valid day. */
function dayIn(text: string | null): string | undefined {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = isDay ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text
    ? undefined
    : (text ?? undefined);
}
