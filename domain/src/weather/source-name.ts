interface NamedSource {
  name: string;
  url: string | null;
}

export function namedSource(source: string): NamedSource {
  if (source.startsWith("open-meteo")) return { name: "Open-Meteo", url: "https://open-meteo.com/" };
  return { name: source, url: null };
}
