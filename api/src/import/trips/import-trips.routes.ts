import { importTripsSchema } from "@creel/domain/import/import-trips";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { ImportContext } from "../import-context.ts";
import { findImport } from "../record/imports.repository.ts";
import { findMadeCatchIds } from "../record/made-rows.repository.ts";
import { importParamsSchema } from "../stage/import-params.ts";

/** Of all catches of a log. */
type ProposeTrips = (user: UserRow) => Promise<readonly { catchIds: readonly string[] }[]>;

interface TripsContext extends Pick<ImportContext, "sessions"> {
  proposeTrips: ProposeTrips;
}

/** What trips are found in an import. */
export const importTripsRoutes: FastifyPluginCallbackZod<TripsContext> = (app, context, done) => {
  const { sessions, proposeTrips } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/:id/trips", {
    schema: {
      tags: ["Import"],
      summary: "How many trips the catches of an import seem to be of",
      description: "Those of GET /trips/proposals that have one of its catches.",
      params: importParamsSchema,
      response: { 200: importTripsSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const key = { userId: user.id, id: request.params.id };
      if (!(await findImport(db, key))) throw new AppError("not_found");
      const made = new Set(await findMadeCatchIds(db, key));
      const proposals = made.size === 0 ? [] : await proposeTrips(user);
      return { proposed: proposals.filter(({ catchIds }) => catchIds.some((id) => made.has(id))).length };
    },
  });

  done();
};
