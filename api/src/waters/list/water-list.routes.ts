import { waterListQuerySchema, waterListSchema } from "@creel/domain/waters/water-list";
import { waterStatsSchema } from "@creel/domain/waters/water-stats";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import { AppError } from "../../errors/errors.ts";
import { ownWaters } from "../record/waters.repository.ts";
import type { WaterContext } from "../water-context.ts";
import { listWaters } from "./list-waters.ts";
import { statsOf } from "./water-stats.ts";

const tags = ["Waters"];

export const waterListRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "All waters with what the log has of them, the one fished last first",
      description: "`unnamed` are places with catches or trips that are on none of them.",
      querystring: waterListQuerySchema,
      response: { 200: waterListSchema },
    },
    handler: (request) => listWaters(db, signedInUser(request), request.query),
  });

  app.get("/:id/stats", {
    schema: {
      tags,
      summary: "What the log knows of a water: species, months, years, depths, lures, bests",
      params: idParamsSchema,
      response: { 200: waterStatsSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownWaters.find(db, key))) throw new AppError("not_found");
      return statsOf(db, key);
    },
  });

  done();
};
