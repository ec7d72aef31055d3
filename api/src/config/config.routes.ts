import { configSchema } from "@creel/domain/config/config";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { MapConnectivity } from "./map-connectivity.ts";

interface ConfigContext {
  mapConnectivity: MapConnectivity;
  hasWeather: boolean;
}

export const configRoutes: FastifyPluginCallbackZod<ConfigContext> = (app, context, done) => {
  app.get("/config", {
    schema: {
      tags: ["Operation"],
      summary: "What the web app has to know of this installation",
      response: { 200: configSchema },
    },
    handler: () => ({ map: context.mapConnectivity.current(), weather: context.hasWeather }),
  });
  done();
};
