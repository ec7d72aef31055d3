import {
  acceptedProposalsSchema,
  type AcceptProposals,
  acceptProposalsSchema,
  dismissProposalsSchema,
  proposalQuerySchema,
  proposalsSchema,
} from "@creel/domain/trips/trip-proposals";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import type { Database } from "../../database/connect.ts";
import { AppError, errorBodyOf } from "../../errors/errors.ts";
import { languageOfRequest } from "../../language/request-language.ts";
import { presentTrip } from "../record/present-trip.ts";
import type { TripContext } from "../record/trip-context.ts";
import { acceptProposal } from "./accept-proposal.ts";
import { dismissCatches } from "./proposals.repository.ts";
import { proposeTripsOf } from "./propose-trips-of.ts";

const tags = ["Trips"];

/** Catches that seem to be of one trip each: made into trips, or left alone. */
export const proposalsRoutes: FastifyPluginCallbackZod<TripContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/proposals", {
    schema: {
      tags,
      summary: "Which catches without a trip seem to be of one",
      description:
        "Catches at most `gap` hours and 5 km apart, within 18 hours. From the first to the last fish is the " +
        "shortest time that the trip can have taken.",
      querystring: proposalQuerySchema,
      response: { 200: proposalsSchema },
    },
    handler: async (request) => {
      const proposals = await proposeTripsOf(db, signedInUser(request), request.query.gap);
      return { proposals, total: proposals.length };
    },
  });

  app.post("/proposals/accept", {
    schema: {
      tags,
      summary: "Make trips of catches",
      description:
        "At most 200 at once, each answered alone. Without a start or an end nobody knows the hours: rates do not " +
        "use them. The same id again gives the stored trip.",
      body: acceptProposalsSchema,
      response: { 200: acceptedProposalsSchema },
    },
    handler: async (request) => {
      const items = [];
      // One after the other: trips of one angler are written in turn anyway.
      for (const item of request.body.items) items.push(await answerAlone(db, request, item));
      return { items };
    },
  });

  app.post("/proposals/dismiss", {
    schema: { tags, summary: "Say of catches that they belong to no trip", body: dismissProposalsSchema },
    handler: async (request, reply) => {
      await dismissCatches(db, signedInUser(request).id, request.body.catchIds);
      return reply.code(204).send();
    },
  });

  done();
};

async function answerAlone(db: Database, request: FastifyRequest, item: AcceptProposals["items"][number]) {
  const user = signedInUser(request);
  try {
    const row = await acceptProposal(db, user, item);
    return { key: item.key, trip: await presentTrip(db, user, row), error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = errorBodyOf(error.code, error.options.fields, languageOfRequest(request));
    return { key: item.key, trip: null, error: { code, message } };
  }
}
