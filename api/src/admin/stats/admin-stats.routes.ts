import { adminStatsSchema } from "@creel/domain/admin/admin-stats";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { signedInUser } from "../../accounts/sessions/signed-in.ts";
import type { AdminContext } from "../users/admin-access.ts";
import { takeStats } from "./take-stats.ts";

export const adminStatsRoutes: FastifyPluginCallbackZod<AdminContext> = (app, { sessions }, done) => {
  app.get("/", {
    schema: {
      tags: ["Admin"],
      summary: "How this site is doing",
      description: "Exact at the moment of asking. Days and months are those of your time zone.",
      response: { 200: adminStatsSchema },
    },
    handler: async (request) => {
      const { timeZone } = signedInUser(request);
      return { stats: await takeStats(sessions.db, timeZone, new Date()) };
    },
  });

  done();
};
