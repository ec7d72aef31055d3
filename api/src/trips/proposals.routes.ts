import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { NewTrip } from "@creel/domain/trips/new-trip";
import { proposeTrips } from "@creel/domain/trips/propose-trips";
import {
  acceptedProposalsSchema,
  type AcceptProposals,
  acceptProposalsSchema,
  dismissProposalsSchema,
  proposalQuerySchema,
  proposalsSchema,
  type Proposal,
} from "@creel/domain/trips/trip-proposals";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { TripRow, UserRow } from "../database/schema.ts";
import { AppError, errorBodyOf } from "../errors/errors.ts";
import { languageOfRequest } from "../language/request-language.ts";
import { findWaterNames, nameOf } from "../places/water-names.repository.ts";
import { dismissCatches, findLooseAmong, type LooseRow, findLooseCatches } from "./proposals.repository.ts";
import { presentTrip } from "./record/present-trip.ts";
import type { TripContext } from "./record/trip-context.ts";
import { findEndedTripWithin, ownTrips } from "./record/trips.repository.ts";
import { logTrip } from "./write/log-trip.ts";

const tags = ["Trips"];

/** Proposes trips for catches without one. The angler accepts or dismisses them. */
export const proposalsRoutes: FastifyPluginCallbackZod<TripContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/proposals", {
    schema: {
      tags,
      summary: "Trip suggestions from catches without a trip",
      description:
        "Catches at most `gap` hours and 5 km apart, within 18 hours. The time from the first to the last fish is the " +
        "shortest time the trip can have lasted.",
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
      summary: "Create trips from catches",
      description:
        "At most 200 at once, each answered alone. Without a start or an end, the hours are unknown and rates do not " +
        "use them. The same id again gives the stored trip.",
      body: acceptProposalsSchema,
      response: { 200: acceptedProposalsSchema },
    },
    handler: async (request) => {
      const items = [];
      // One after the other, because an angler's trips are written in turn anyway.
      for (const item of request.body.items) items.push(await answerAlone(db, request, item));
      return { items };
    },
  });

  app.post("/proposals/dismiss", {
    schema: { tags, summary: "Mark catches as belonging to no trip", body: dismissProposalsSchema },
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

type Accepted = AcceptProposals["items"][number];

/**
 * Creates a trip from catches. A start or end that was not sent is the time of the first or last fish, and the trip
 * then has no known hours.
 * @throws AppError not_found if none of the catches is without a trip; invalid_input, trip_overlaps, trip_running
 */
async function acceptProposal(db: Database, user: UserRow, item: Accepted): Promise<TripRow> {
  const stored = await ownTrips.find(db, { userId: user.id, id: item.id.toLowerCase() });
  if (stored) return stored;
  const catches = await findLooseAmong(db, user.id, item.catchIds);
  const [first] = catches;
  if (!first) throw new AppError("not_found");
  const wanted = tripOf(item, first, catches);
  const isTimeEntered = item.started_at !== undefined || item.ended_at !== undefined;
  const isDayOnly = !isTimeEntered && catches.every(({ caughtTime }) => caughtTime === null);
  const key = { userId: user.id, id: item.id };
  const free = isDayOnly ? await inFreeMinute(db, key, wanted) : wanted;
  const { row } = await logTrip(db, user, { ...free, catchIds: catches.map(({ id }) => id) });
  return row;
}

/** The most existing trips of a day to skip. */
const MOST_OF_DAY = 20;

/** Places a trip of which only the day is known at noon, or after the existing trips there. */
async function inFreeMinute(db: Database, key: RowKey, wanted: NewTrip): Promise<NewTrip> {
  let startedAt = new Date(wanted.started_at);
  for (let tries = 0; tries < MOST_OF_DAY; tries += 1) {
    const endedAt = new Date(startedAt.getTime() + MINUTE_MS);
    const other = await findEndedTripWithin(db, key, { startedAt, endedAt });
    if (!other?.endedAt) {
      return { ...wanted, started_at: startedAt.toISOString(), ended_at: endedAt.toISOString() };
    }
    startedAt = other.endedAt;
  }
  return wanted;
}

function tripOf(item: Accepted, first: LooseRow, catches: readonly LooseRow[]): NewTrip {
  return {
    id: item.id,
    ...timesOf(item, first, catches),
    start_source: sourceOf(item.started_at),
    end_source: sourceOf(item.ended_at),
    time_zone: first.timeZone,
    all_logged: item.all_logged,
    ...placeOf(catches),
    water_id: chosenWaterOf(catches),
  };
}

/** Returns the water that the angler chose for the catches; if there is none, the place determines the water. */
function chosenWaterOf(catches: readonly LooseRow[]): string | undefined {
  const chosen = catches.filter(({ isWaterChosen }) => isWaterChosen).map(({ waterId }) => waterId);
  const [first] = chosen;
  return first && chosen.every((id) => id === first) ? first : undefined;
}

function timesOf({ started_at, ended_at }: Accepted, first: LooseRow, catches: readonly LooseRow[]) {
  const timed = catches.filter(({ caughtTime }) => caughtTime !== null);
  const from = timed[0] ?? first;
  const to = timed.at(-1) ?? first;
  const startedAt = started_at ?? from.caughtAt.toISOString();
  // A trip needs a duration: one minute for a single fish.
  const earliestEnd = Date.parse(startedAt) + MINUTE_MS;
  const lastFish = new Date(Math.max(to.caughtAt.getTime(), earliestEnd));
  return { started_at: startedAt, ended_at: ended_at ?? lastFish.toISOString() };
}

function sourceOf(entered: string | undefined) {
  return entered === undefined ? "inferred" : "typed";
}

function placeOf(catches: readonly LooseRow[]) {
  const placed = catches.find(({ latitude }) => latitude !== null);
  return { latitude: placed?.latitude ?? null, longitude: placed?.longitude ?? null };
}

/** Proposes trips for catches without one, the latest first. */
export async function proposeTripsOf(db: Database, user: UserRow, gapHours: number): Promise<Proposal[]> {
  const rows = await findLooseCatches(db, user.id);
  const names = await findWaterNames(db, user, rows);
  const loose = rows.map((row) =>
    Object.assign(row, { isTimed: row.caughtTime !== null, water: nameOf(names, row.waterId) }),
  );
  return proposeTrips(loose, gapHours);
}
