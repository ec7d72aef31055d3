import { gaugeChoiceSchema, offeredGaugesSchema, waterConditionsSchema } from "@creel/domain/waters/gauge";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import type { WaterRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { CountPerHour } from "../../limits/hourly-limit.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import type { WaterContext } from "../water-context.ts";
import { ownWaters } from "../waters.repository.ts";
import { chosenGauge, type GaugeAsker, offerGauges } from "./offer-gauges.ts";
import { conditionsOf } from "./water-conditions.ts";
import { writeGauge } from "./write-gauge.ts";

const tags = ["Waters"];

interface GaugeContext extends WaterContext {
  /** `null` if the weather is turned off. */
  weather: WeatherProvider | null;
  countQuestion: CountPerHour;
}

/** Serves the gauge of a water. Only its angler sees it. */
export const gaugeRoutes: FastifyPluginCallbackZod<GaugeContext> = (app, context, done) => {
  const { db } = context.sessions;
  app.addHook("onRequest", requireSignIn(context.sessions));

  app.get("/:id/gauges", {
    schema: {
      tags,
      summary: "Gauges that may be the water's",
      description:
        "Those on the river of the water's name come first, then the nearest. Services are asked about a cell of " +
        "22 km, not about the water's place.",
      params: idParamsSchema,
      response: { 200: offeredGaugesSchema },
    },
    handler: async (request) =>
      offerGauges(await requireWater(context, request, request.params.id), askerOf(context, request)),
  });

  app.put("/:id/gauge", {
    schema: {
      tags,
      summary: "Choose the gauge of a water",
      description:
        "Only a gauge that could be offered is accepted. With none: true, Creel does not offer gauges again. The " +
        "version of the water stays. The hours of earlier trips get the level and temperature of the gauge later: " +
        "pendingTrips says of how many.",
      params: idParamsSchema,
      body: gaugeChoiceSchema,
      response: { 200: waterConditionsSchema },
    },
    handler: async (request) => {
      const water = await requireWater(context, request, request.params.id);
      const { body } = request;
      const choice = "none" in body ? "none" : await chosenGauge(water, body, askerOf(context, request));
      return present(context, request, await writeGauge(db, water, choice));
    },
  });

  app.delete("/:id/gauge", {
    schema: {
      tags,
      summary: "Undo the choice of a gauge",
      description: "Creel offers gauges again.",
      params: idParamsSchema,
      response: { 200: waterConditionsSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      return present(context, request, await writeGauge(db, key, "undecided"));
    },
  });

  done();
};

/** Serves level and temperature of a water. Only its angler sees them. */
export const conditionsRoutes: FastifyPluginCallbackZod<GaugeContext> = (app, context, done) => {
  app.addHook("onRequest", requireSignIn(context.sessions));

  app.get("/:id/conditions", {
    schema: {
      tags,
      summary: "Level and temperature of a water",
      description: "If the gauge's service is silent, these are the last known values with their age.",
      params: idParamsSchema,
      response: { 200: waterConditionsSchema },
    },
    handler: async (request) =>
      present(context, request, await requireWater(context, request, request.params.id)),
  });

  done();
};

async function requireWater(
  { sessions: { db } }: GaugeContext,
  request: FastifyRequest,
  id: string,
): Promise<WaterRow> {
  const row = await ownWaters.find(db, { userId: signedInUser(request).id, id });
  if (!row) throw new AppError("not_found");
  return row;
}

/** @throws AppError weather_off */
function askerOf({ weather, countQuestion }: GaugeContext, request: FastifyRequest): GaugeAsker {
  if (!weather) throw new AppError("weather_off");
  const { id } = signedInUser(request);
  return { gauges: weather.gauges, countQuestion: (calls) => countQuestion(id, calls) };
}

async function present(context: GaugeContext, request: FastifyRequest, row: WaterRow) {
  const { id, timeZone } = signedInUser(request);
  const conditions = await conditionsOf(row, {
    db: context.sessions.db,
    weather: context.weather,
    countQuestion: (calls) => context.countQuestion(id, calls),
    timeZone,
    now: new Date(),
  });
  return { conditions };
}
