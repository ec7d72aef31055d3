import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Alert } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

import type { AlertSource, OutlinedAlert } from "../sources/sources.ts";
import type { Ask } from "../upstream/ask.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { instantOf, optionalText, readEntries, severityOf, textOf } from "./alert-texts.ts";
import { askAtPoints } from "./points-of-cell.ts";

const answerSchema = z.object({ alerts: z.array(z.unknown()) });

const entrySchema = z.object({
  alert_id: z.string(),
  status: optionalText,
  severity: optionalText,
  event_en: optionalText,
  event_de: optionalText,
  headline_en: optionalText,
  description_en: optionalText,
  instruction_en: optionalText,
  expires: optionalText,
});
type Entry = z.infer<typeof entrySchema>;

/** Germany's Deutscher Wetterdienst through Bright Sky, which finds the district of a point. */
export function brightSkyAlerts({ ask, address }: { ask: Ask; address: string }): AlertSource {
  return {
    name: "dwd",
    attribution: {
      text: "Alerts by Deutscher Wetterdienst, by way of Bright Sky",
      url: "https://www.dwd.de/",
      license: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    },
    active: (cell, signal) => askAtPoints(cell, (point) => alertsAt(point, signal)),
  };

  async function alertsAt({ latitude, longitude }: Coordinates, signal: AbortSignal) {
    const url = new URL(`${address}/alerts`);
    url.search = new URLSearchParams({ lat: String(latitude), lon: String(longitude) }).toString();
    try {
      const alerts = alertsOfBrightSky(await ask({ url, schema: answerSchema }, signal));
      if (!alerts) throw new UpstreamError("unreadable", url.host);
      return alerts;
    } catch (error) {
      const isElsewhere = error instanceof UpstreamError && error.details.status === 404;
      if (isElsewhere) return null;
      throw error;
    }
  }
}

/** `null` if no entry can be read. */
function alertsOfBrightSky({ alerts }: z.infer<typeof answerSchema>): OutlinedAlert[] | null {
  return readEntries(alerts, entrySchema, (entry) =>
    (entry.status ?? "actual").toLowerCase() === "actual" ? { alert: toAlert(entry), area: null } : null,
  );
}

function toAlert(entry: Entry): Alert {
  const event = textOf(entry.event_en) ?? textOf(entry.event_de) ?? "Weather warning";
  const ends = instantOf(entry.expires);
  return {
    id: entry.alert_id,
    event: event.charAt(0).toUpperCase() + event.slice(1),
    severity: severityOf(entry.severity),
    headline: textOf(entry.headline_en),
    description: textOf(entry.description_en),
    instruction: textOf(entry.instruction_en),
    expires: ends,
    ends,
  };
}
