interface NamedSource {
  name: string;
  /** `null` where it is not known. */
  url: string | null;
}

/** What people call the service that an answer names as its source, and where it is. */
export function namedSource(source: string): NamedSource {
  if (source.startsWith("open-meteo")) return { name: "Open-Meteo", url: "https://open-meteo.com/" };
  return { name: source, url: null };
}
