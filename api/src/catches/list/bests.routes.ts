import { catchFiltersSchema } from "@creel/domain/catches/catch-filters";
import { personalBestsSchema } from "@creel/domain/catches/personal-bests";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { findBests } from "./bests.repository.ts";
import { filtersOfLog } from "./catch-filters.repository.ts";

export const bestsRoutes: FastifyPluginCallbackZod<CatchContext> = (app, { sessions }, done) => {
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/stats/bests", {
    schema: {
      tags: ["Catches"],
      summary: "Heaviest and longest fish of each species among matching catches",
      querystring: catchFiltersSchema,
      response: { 200: personalBestsSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      return findBests(sessions.db, user, await filtersOfLog(sessions.db, user, request.query));
    },
  });

  done();
};
