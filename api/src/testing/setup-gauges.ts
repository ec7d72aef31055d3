import type { GaugeService } from "@creel/domain/waters/gauge";
import {
  type FakeServices,
  sendJson,
  startFakeServices,
  stopFakeServices,
} from "@creel/testing/fake-services";
import { readRecorded } from "@creel/testing/recorded";
import { onTestFinished } from "vitest";
import * as z from "zod/mini";

import type { GaugeSource } from "../weather/gauges/gauge-source.ts";
import { makeGauges } from "../weather/gauges/gauges.ts";
import type { WeatherSettings } from "../weather/sources/weather-settings.ts";
import { DEFAULT_TIMEOUTS } from "../weather/upstream/timeouts.ts";
import { openUpstream } from "../weather/upstream/upstream.ts";

export function gaugeAddressesOf(services: FakeServices): WeatherSettings["gauges"]["addresses"] {
  const { usgs, ea, pegelonline, eccc, hubeau, smhi, nve } = services;
  return {
    usgs: usgs.address,
    ea: ea.address,
    pegelonline: pegelonline.address,
    eccc: eccc.address,
    hubeau: hubeau.address,
    smhi: smhi.address,
    nve: nve.address,
  };
}

/**
 * Returns one gauge service that asks a fake.
 * @param answers by the start of the path; other paths are refused with 404. Each may have a status of its own.
 */
export async function setupGauges(
  service: GaugeService,
  answers: Record<string, unknown>,
  { now = "2026-09-20T12:00:00Z", status = 200 } = {},
) {
  const services = await startFakeServices();
  onTestFinished(() => stopFakeServices(services));
  const fake = services[service];
  fake.behave = (url, response) => {
    const path = Object.keys(answers).find((start) => url.pathname.startsWith(start));
    if (path === undefined) sendJson(response, { error: "not found" }, 404);
    else sendJson(response, answers[path], status);
  };
  const settings = { addresses: gaugeAddressesOf(services), nveKey: "a key of NVE" };
  const timeouts = { ...DEFAULT_TIMEOUTS, timeoutMs: 60_000, retryDelayMs: 1 };
  const ask = openUpstream({ userAgent: "Creel (+https://creel.example.com)", timeouts });
  const source: GaugeSource | null = makeGauges(settings, { ask, now: () => new Date(now) }).of(service);
  if (!source) throw new Error(service);
  return { source, fake, signal: new AbortController().signal };
}

/** Returns a recorded answer. */
export async function recorded(path: string): Promise<unknown> {
  return JSON.parse(await readRecorded(path));
}

/** Returns the recorded answer of one of USGS's collections. */
export async function recordedUsgs(collection: string): Promise<unknown> {
  const all = await recorded("usgs/waterdata-ogc-collections.json");
  return z.parse(z.record(z.string(), z.unknown()), all)[collection];
}
