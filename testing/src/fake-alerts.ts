import { HOUR_MS } from "@creel/domain/dates/units-of-time";

/** Returns alerts as the National Weather Service writes them: three between 29° and 30° north, and none elsewhere. */
export function alertsAt(query: URLSearchParams, now: Date): object[] {
  const latitude = Number(query.get("point")?.split(",")[0]);
  if (!(latitude >= 29 && latitude < 30)) return [];
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  return [
    {
      properties: {
        id: "urn:oid:made-up.storm",
        event: "Storm Warning",
        severity: "Severe",
        headline: "Storm Warning issued for the bay",
        description: [
          "* WHAT...A line of thunderstorms with gusts to 58 mph is",
          "crossing the west arm of the bay. Hail of half an inch.",
          "",
          "* WHEN...It reaches the narrows within the half hour, and",
          "leaves the pass by noon.",
        ].join("\n"),
        instruction: "Leave the water now. Stay away from masts,\nrods and tall trees.",
        expires: inHours(0.25),
        ends: inHours(0.5),
      },
    },
    {
      properties: {
        id: "urn:oid:made-up.flood",
        event: "Flood Advisory",
        severity: "Moderate",
        headline: null,
        description: "The river is a foot over its banks at the bridge. ".repeat(4),
        instruction: null,
        expires: inHours(20.5),
        ends: null,
      },
    },
    {
      properties: {
        id: "urn:oid:made-up.fog",
        event: "Dense Fog Advisory",
        severity: "Minor",
        headline: null,
        description: "Visibility under a quarter mile in the bays before 9 am.",
        instruction: null,
        expires: inHours(12),
        ends: inHours(50),
      },
    },
  ];
}
