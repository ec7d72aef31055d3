import { type Proposal, proposalQuerySchema, proposalsSchema } from "@creel/domain/trips/trip-proposals";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { ImportContext } from "../import-context.ts";
import { ownImports } from "../imports.repository.ts";
import { findMadeCatchIds } from "../made-rows.repository.ts";

/** Proposes trips from all catches of a log. */
type ProposeTrips = (user: UserRow, gapHours: number) => Promise<readonly Proposal[]>;

interface TripsContext extends Pick<ImportContext, "sessions"> {
  proposeTrips: ProposeTrips;
}

export const importTripsRoutes: FastifyPluginCallbackZod<TripsContext> = (app, context, done) => {
  const { sessions, proposeTrips } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/:id/trips", {
    schema: {
      tags: ["Import"],
      summary: "Trip suggestions from an import's catches",
      description: "The suggestions of GET /trips/proposals that include one of its catches.",
      params: idParamsSchema,
      querystring: proposalQuerySchema,
      response: { 200: proposalsSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const key = { userId: user.id, id: request.params.id };
      if (!(await ownImports.find(db, key))) throw new AppError("not_found");
      const made = new Set(await findMadeCatchIds(db, key));
      const all = made.size === 0 ? [] : await proposeTrips(user, request.query.gap);
      const proposals = all.filter(({ catchIds }) => catchIds.some((id) => made.has(id)));
      return { proposals, total: proposals.length };
    },
  });

  done();
};
