import { configSchema } from "@creel/domain/config/config";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { MapReach } from "./map-reach.ts";

export const configRoutes: FastifyPluginCallbackZod<{ mapReach: MapReach }> = (app, { mapReach }, done) => {
  app.get("/config", {
    schema: {
      tags: ["Operation"],
      summary: "What the web app has to know of this installation",
      response: { 200: configSchema },
    },
    handler: () => ({ mapStyles: mapReach.current() }),
  });
  done();
};
