import { configSchema } from "@creel/domain/config/config";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { MapConnectivity } from "./map-connectivity.ts";

interface ConfigContext {
  mapConnectivity: MapConnectivity;
  hasWeather: boolean;
  /** When this version first started here. */
  updatedAt: Date | null;
}

export const configRoutes: FastifyPluginCallbackZod<ConfigContext> = (app, context, done) => {
  app.get("/config", {
    schema: {
      tags: ["Operation"],
      summary: "Settings of this installation for the web app",
      response: { 200: configSchema },
    },
    handler: () => ({
      map: context.mapConnectivity.current(),
      weather: context.hasWeather,
      updatedAt: context.updatedAt?.toISOString() ?? null,
    }),
  });
  done();
};
