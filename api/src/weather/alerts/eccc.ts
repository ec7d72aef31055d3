import type { Alert, AlertSeverity } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

import { areaSchema } from "../sources/point-in-area.ts";
import type { AlertSource, OutlinedAlert } from "../sources/sources.ts";
import type { Ask } from "../upstream/ask.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { instantOf, optionalText, readEntries, textOf } from "./alert-texts.ts";
import { outlinedIn } from "./points-of-cell.ts";

const collectionSchema = z.object({ features: z.array(z.unknown()) });

const featureSchema = z.object({
  geometry: areaSchema,
  properties: z.object({
    id: z.string(),
    alert_name_en: z.string(),
    alert_type: optionalText,
    risk_colour_en: optionalText,
    alert_text_en: optionalText,
    expiration_datetime: optionalText,
    event_end_datetime: optionalText,
    feature_name_en: optionalText,
    status_en: optionalText,
  }),
});
type Properties = z.infer<typeof featureSchema>["properties"];

const BY_COLOR: ReadonlyMap<string, AlertSeverity> = new Map([
  ["red", "extreme"],
  ["orange", "severe"],
  ["yellow", "moderate"],
]);
const BY_TYPE: ReadonlyMap<string, AlertSeverity> = new Map([
  ["warning", "severe"],
  ["watch", "moderate"],
]);

export function ecccAlerts({ ask, address }: { ask: Ask; address: string }): AlertSource {
  return {
    name: "eccc",
    attribution: {
      text: "Data source: Environment and Climate Change Canada",
      url: "https://weather.gc.ca/",
      license: {
        name: "Data Server End-use Licence",
        url: "https://eccc-msc.github.io/open-data/licence/readme_en/",
      },
    },
    async active({ west, south, east, north }, signal) {
      const url = new URL(`${address}/collections/weather-alerts/items`);
      url.search = new URLSearchParams({
        f: "json",
        lang: "en",
        limit: "100",
        bbox: [west, south, east, north].join(),
      }).toString();
      const answer = await ask({ url, schema: collectionSchema, accept: "application/geo+json" }, signal);
      const alerts = alertsOfEccc(answer);
      if (!alerts) throw new UpstreamError("unreadable", url.host);
      return outlinedIn(alerts);
    },
  };
}

/** `null` if no entry can be read. */
function alertsOfEccc({ features }: z.infer<typeof collectionSchema>): OutlinedAlert[] | null {
  return readEntries(features, featureSchema, ({ geometry, properties }) => {
    const isOver = /^(ended|cancelled|canceled)$/i.test(properties.status_en ?? "");
    return isOver ? null : { alert: toAlert(properties), area: geometry };
  });
}

function toAlert(properties: Properties): Alert {
  const event = capitalize(properties.alert_name_en);
  const area = textOf(properties.feature_name_en);
  const expires = instantOf(properties.expiration_datetime);
  return {
    id: properties.id,
    event,
    severity: severityOf(properties),
    headline: area ? `${event} for ${area}` : event,
    description: textOf(properties.alert_text_en),
    instruction: null,
    expires,
    ends: instantOf(properties.event_end_datetime) ?? expires,
  };
}

function severityOf({ risk_colour_en: color, alert_type: type }: Properties): AlertSeverity {
  return BY_COLOR.get(color?.toLowerCase() ?? "") ?? BY_TYPE.get(type?.toLowerCase() ?? "") ?? "minor";
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
