import type { FastifyInstance } from "fastify";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { comparedHoursRoutes } from "../insights/compared-hours/compared-hours.routes.ts";
import { countsRoutes } from "../insights/counts/counts.routes.ts";
import { outingsRoutes } from "../insights/outings/outings.routes.ts";
import { questionsRoutes } from "../insights/questions/questions.routes.ts";
import { rateMapRoutes } from "../insights/rate-map/rate-map.routes.ts";
import { changeTrialRoutes } from "../lure-trial/change-trial.routes.ts";
import { lureTrialsRoutes } from "../lure-trial/lure-trials.routes.ts";
import { minutesFromSolarNoon } from "../sky/solar-noon.ts";
import { solunarKind } from "../sky/solunar-kind.ts";
import type { WeatherProvider } from "../weather/weather-provider.ts";
import { placeFacts } from "./jobs/place-facts.ts";

/** These routes tell what an angler's log says and what a trial of two lures does. */
export async function insightContents(
  api: FastifyInstance,
  { sessions, months }: { sessions: SessionContext; months: WeatherProvider | null },
): Promise<void> {
  const sky = { ...placeFacts, minutesFromSolarNoon, solunarKind };
  await api.register(questionsRoutes, { prefix: "/insights", sessions });
  await api.register(lureTrialsRoutes, { prefix: "/lure-trials", sessions });
  await api.register(changeTrialRoutes, { prefix: "/lure-trials", sessions });
  await api.register(outingsRoutes, { prefix: "/insights", sessions, sky, months });
  await api.register(countsRoutes, { prefix: "/insights", sessions });
  await api.register(rateMapRoutes, { prefix: "/insights", sessions });
  await api.register(comparedHoursRoutes, { prefix: "/insights", sessions, months, solunarKind });
}
