import type { Outings } from "@creel/domain/insights/outings";
import type { UserViewer } from "@creel/domain/places/visible-place";
import { isReceivedBefore, isPredictionEvidence } from "@creel/domain/trips/prediction-evidence";
import { spotAt } from "@creel/domain/waters/water-at";

import { readWholeLog } from "../base/whole-log.ts";
import type { Database } from "../database/connect.ts";
import { findWaterNames, nameOf } from "../places/water-names.repository.ts";
import { findSpotCircles } from "../places/water-shapes.repository.ts";
import type { OutingContext } from "./insight-context.ts";
import { groupLooseFish } from "./loose-outings.ts";
import { outingsWithHours } from "./outings-with-hours.ts";
import { outingsWithoutHours } from "./outings-without-hours.ts";
import {
  type Log,
  countFilling,
  type CuttingEvent,
  type EndedTrip,
  findCuttingEvents,
  findEndedTrips,
  findExpectations,
  findFish,
  findLooseFish,
  findPredictions,
  findTripHours,
  type StoredExpectation,
  type StoredPrediction,
} from "./outings.repository.ts";
import { speciesSpellings, spellings } from "./spellings.ts";

type Circumstances = Pick<OutingContext, "sky" | "months">;

/** @throws AppError busy */
export function readOutings(
  db: Database,
  viewer: UserViewer,
  circumstances: Circumstances,
): Promise<Outings> {
  return readWholeLog(viewer.id, async () => {
    const [log, filling] = await Promise.all([
      readLog(db, viewer, circumstances),
      countFilling(db, viewer.id),
    ]);
    return {
      outings: await outingsWithHours(log),
      without_hours: await outingsWithoutHours(log),
      ...(filling > 0 && { filling }),
    };
  });
}

async function readLog(db: Database, viewer: UserViewer, { sky, months }: Circumstances): Promise<Log> {
  const [trips, events, fish, hours, predictions, expectations, loose] = await Promise.all([
    findEndedTrips(db, viewer.id),
    findCuttingEvents(db, viewer.id),
    findFish(db, viewer.id),
    findTripHours(db, viewer.id),
    findPredictions(db, viewer.id),
    findExpectations(db, viewer.id),
    findLooseFish(db, viewer.id),
  ]);
  const caught = [...fish, ...loose];
  const names = await findWaterNames(db, viewer, [...trips.map(onWater), ...loose]);
  return {
    trips,
    eventsOf: Map.groupBy(events, ({ tripId }) => tripId),
    fishOf: Map.groupBy(fish, ({ tripId }) => tripId),
    hoursOf: Map.groupBy(hours, ({ tripId }) => tripId),
    ...selectMadeBefore({ trips, predictions, expectations }),
    loose: await groupLooseFish(loose, { userId: viewer.id, names, months }),
    names,
    spotOf: await spotsOfMoves(db, viewer, { trips, events }),
    spellSpecies: speciesSpellings(caught, viewer.language),
    spellLure: spellings([
      ...caught.map(({ lureType, caughtAt }) => ({ name: lureType, at: caughtAt })),
      ...events.map(({ lureType, at }) => ({ name: lureType, at })),
    ]),
    sky,
  };

  function onWater({ waterId }: EndedTrip) {
    return { userId: viewer.id, waterId };
  }
}

interface PredictionSources {
  trips: readonly EndedTrip[];
  predictions: readonly StoredPrediction[];
  expectations: readonly StoredExpectation[];
}

/**
 * Returns the predictions that were made before their trips, because later ones could know the result. An expectation
 * counts only with the prediction of its trip.
 */
function selectMadeBefore({
  trips,
  predictions,
  expectations,
}: PredictionSources): Pick<Log, "predictionOf" | "expectationOf"> {
  const tripOf = new Map(trips.map((trip) => [trip.id, trip]));
  const counted = predictions.filter((prediction) => {
    const trip = tripOf.get(prediction.tripId);
    return trip && prediction.hours && isPredictionEvidence(prediction, trip);
  });
  const predictionOf = new Map(counted.map((prediction) => [prediction.tripId, prediction]));
  const shown = expectations.filter((each) => {
    const trip = predictionOf.has(each.tripId) && tripOf.get(each.tripId);
    return trip && isReceivedBefore(each, trip.startedAt);
  });
  return { predictionOf, expectationOf: new Map(shown.map((each) => [each.tripId, each.expectation])) };
}

/** Returns the spots of the waters on which the angler moved. */
async function spotsOfMoves(
  db: Database,
  viewer: UserViewer,
  { trips, events }: { trips: readonly EndedTrip[]; events: readonly CuttingEvent[] },
): Promise<Log["spotOf"]> {
  const moved = new Set(events.filter(({ kind }) => kind === "move").map(({ tripId }) => tripId));
  const waterIds = trips.flatMap(({ id, waterId }) => (moved.has(id) && waterId !== null ? [waterId] : []));
  const circles = await findSpotCircles(db, viewer.id, [...new Set(waterIds)]);
  const circlesOf = Map.groupBy(circles, ({ waterId }) => waterId);
  const names = await findWaterNames(
    db,
    viewer,
    circles.map(({ id, waterId }) => ({ userId: viewer.id, waterId, spotId: id })),
  );
  return (waterId, { latitude, longitude }) => {
    if (waterId === null || latitude === null || longitude === null) return null;
    const spot = spotAt({ latitude, longitude }, circlesOf.get(waterId) ?? []);
    return nameOf(names, spot?.id ?? null);
  };
}
