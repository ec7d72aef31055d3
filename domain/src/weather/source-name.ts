/** What people call the service that an answer names as its source. */
export function sourceName(source: string): string {
  return source.startsWith("open-meteo") ? "Open-Meteo" : source;
}
