import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Alert } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

import { areaOf } from "../sources/point-in-area.ts";
import type { AlertSource, OutlinedAlert } from "../sources/sources.ts";
import type { Ask } from "../upstream/ask.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { instantOf, optionalText, readEntries, severityOf, textOf } from "./alert-texts.ts";
import { askAtPoints } from "./points-of-cell.ts";

const collectionSchema = z.object({ features: z.array(z.unknown()) });

const featureSchema = z.object({
  /** Most alerts are for zones and have no geometry. */
  geometry: z.optional(z.unknown()),
  properties: z.object({
    id: z.string(),
    event: z.string(),
    status: optionalText,
    messageType: optionalText,
    severity: optionalText,
    headline: optionalText,
    description: optionalText,
    instruction: optionalText,
    expires: optionalText,
    ends: optionalText,
    references: z.optional(z.nullable(z.array(z.object({ identifier: optionalText })))),
  }),
});
type Feature = z.infer<typeof featureSchema>;

const problemSchema = z.object({ type: z.string(), detail: z.optional(z.string()) });

/** The US National Weather Service. It requires a User-Agent that identifies the client, and at most 4 decimals. */
export function nwsAlerts({ ask, address }: { ask: Ask; address: string }): AlertSource {
  return {
    name: "nws",
    attribution: {
      text: "Alerts by the National Weather Service",
      url: "https://www.weather.gov/",
      license: null,
    },
    active: (cell, signal) => askAtPoints(cell, (point) => alertsAt(point, signal)),
  };

  async function alertsAt({ latitude, longitude }: Coordinates, signal: AbortSignal) {
    const url = new URL(`${address}/alerts/active`);
    url.searchParams.set("point", `${latitude},${longitude}`);
    try {
      const answer = await ask({ url, schema: collectionSchema, accept: "application/geo+json" }, signal);
      const alerts = alertsOfNws(answer);
      if (!alerts) throw new UpstreamError("unreadable", url.host);
      return alerts;
    } catch (error) {
      if (isElsewhere(error)) return null;
      throw error;
    }
  }
}

/** Leaves out exercises, canceled alerts and alerts that a newer one replaces. `null` if no entry can be read. */
function alertsOfNws({ features }: z.infer<typeof collectionSchema>): OutlinedAlert[] | null {
  const replaced = new Set<string>();
  const alerts = readEntries(features, featureSchema, ({ geometry, properties }) => {
    for (const { identifier } of properties.references ?? []) if (identifier) replaced.add(identifier);
    return isInForce(properties) ? { alert: toAlert(properties), area: areaOf(geometry) } : null;
  });
  return alerts?.filter(({ alert }) => !replaced.has(alert.id)) ?? null;
}

function isInForce({ status, messageType }: Feature["properties"]): boolean {
  return (status ?? "Actual") === "Actual" && messageType !== "Cancel";
}

function toAlert(properties: Feature["properties"]): Alert {
  const expires = instantOf(properties.expires);
  return {
    id: properties.id,
    event: properties.event,
    severity: severityOf(properties.severity),
    headline: textOf(properties.headline),
    description: textOf(properties.description),
    instruction: textOf(properties.instruction),
    expires,
    ends: instantOf(properties.ends) ?? expires,
  };
}

/** The service rejects a point outside the US as invalid. */
function isElsewhere(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.failure !== "refused") return false;
  const problem = z.safeParse(problemSchema, error.details.body);
  if (!problem.success) return false;
  const { type, detail = "" } = problem.data;
  return (
    type.endsWith("/InvalidPoint") || (type.endsWith("/InvalidParameter") && /out of bounds/.test(detail))
  );
}
