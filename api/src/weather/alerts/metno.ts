import type { Alert } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

import { areaSchema, mayMeet } from "../sources/point-in-area.ts";
import type { AlertSource, OutlinedAlert } from "../sources/sources.ts";
import type { Ask } from "../upstream/ask.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { instantOf, optionalText, readEntries, severityOf, textOf } from "./alert-texts.ts";
import { outlinedIn } from "./points-of-cell.ts";

const collectionSchema = z.object({ features: z.array(z.unknown()) });

const featureSchema = z.object({
  geometry: areaSchema,
  properties: z.object({
    id: z.string(),
    event: z.string(),
    eventAwarenessName: optionalText,
    severity: optionalText,
    status: optionalText,
    type: optionalText,
    title: optionalText,
    description: optionalText,
    instruction: optionalText,
    eventEndingTime: optionalText,
  }),
  when: z.optional(z.nullable(z.object({ interval: z.array(z.nullable(z.string())) }))),
});
type Feature = z.infer<typeof featureSchema>;

export function metnoAlerts({ ask, address }: { ask: Ask; address: string }): AlertSource {
  return {
    name: "metno",
    attribution: {
      text: "Alerts by MET Norway",
      url: "https://www.met.no/",
      license: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    },
    /** Requests all current alerts of the service, a few dozen. */
    async active(cell, signal) {
      const url = new URL(`${address}/weatherapi/metalerts/2.0/current.json`);
      url.searchParams.set("lang", "en");
      const alerts = alertsOfMetno(await ask({ url, schema: collectionSchema }, signal));
      if (!alerts) throw new UpstreamError("unreadable", url.host);
      return outlinedIn(alerts.filter(({ area }) => area && mayMeet(area, cell)));
    },
  };
}

/** Leaves out test messages and canceled alerts. `null` if no entry can be read. */
function alertsOfMetno({ features }: z.infer<typeof collectionSchema>): OutlinedAlert[] | null {
  return readEntries(features, featureSchema, (feature) => {
    const { status, type } = feature.properties;
    return (status ?? "Actual") === "Actual" && type !== "Cancel"
      ? { alert: toAlert(feature), area: feature.geometry }
      : null;
  });
}

function toAlert({ properties, when }: Feature): Alert {
  const ends = instantOf(properties.eventEndingTime) ?? instantOf(when?.interval[1]);
  return {
    id: properties.id,
    event: textOf(properties.eventAwarenessName) ?? properties.event,
    severity: severityOf(properties.severity),
    headline: textOf(properties.title),
    description: textOf(properties.description),
    instruction: textOf(properties.instruction),
    expires: ends,
    ends,
  };
}
