/** As the services call themselves, by the names of their sources. */
const NAMES: ReadonlyMap<string | null, string> = new Map([
  ["dwd", "Deutscher Wetterdienst"],
  ["eccc", "Environment and Climate Change Canada"],
  ["metno", "MET Norway"],
  ["nws", "National Weather Service"],
]);

/** Returns a name for sentences in any language, unlike the attribution, which is a sentence in English. */
export function nameOfAlertService(source: string | null): string | null {
  return NAMES.get(source) ?? null;
}
