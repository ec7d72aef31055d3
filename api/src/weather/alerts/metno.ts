import type { Alert } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

import type { AlertSource } from "../sources/sources.ts";
import type { Ask } from "../upstream/ask.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { instantOf, optionalText, readEntries, severityOf, textOf } from "./alert-texts.ts";

const collectionSchema = z.object({ features: z.array(z.unknown()) });

const featureSchema = z.object({
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
    async active({ latitude, longitude }, signal) {
      const url = new URL(`${address}/weatherapi/metalerts/2.0/current.json`);
      url.search = new URLSearchParams({
        lat: String(latitude),
        lon: String(longitude),
        lang: "en",
      }).toString();
      const alerts = alertsOfMetno(await ask({ url, schema: collectionSchema }, signal));
      if (!alerts) throw new UpstreamError("unreadable", url.host);
      return { alerts };
    },
  };
}

/** Without tests and what was called off. `null` when nothing can be read. */
function alertsOfMetno({ features }: z.infer<typeof collectionSchema>): Alert[] | null {
  return readEntries(features, featureSchema, (feature) => {
    const { status, type } = feature.properties;
    return (status ?? "Actual") === "Actual" && type !== "Cancel" ? toAlert(feature) : null;
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
