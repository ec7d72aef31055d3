import { catchCollectionSchema } from "@creel/domain/catches/catch-collection";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { PhotoCatch, PhotosById } from "@creel/domain/import/photo-catches";
import { resolvePhotoCatch, type ResolvedPhotoCatch } from "@creel/domain/import/stage-photo-catch";
import { waterAt } from "@creel/domain/waters/water-at";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { send } from "../../http/send.ts";
import { useWaters } from "../../waters/data/use-waters.ts";

/** A catch of photos with all that is shown of it. */
export interface ShownCatch {
  caught: PhotoCatch;
  details: ResolvedPhotoCatch;
  /** The name of one's own water at its place. */
  water: string | null;
  /** When the log has a catch of that minute, in milliseconds since 1970. */
  loggedAt: number | null;
}

/** Two clocks of one catch are at most so far apart. */
const SAME_MS = 2 * MINUTE_MS;

/**
 * The catches with what the log knows of their minute and place; without an answer it knows nothing. What is shown of a
 * catch stays the same object until something of it changes.
 */
export function useShownCatches(catches: readonly PhotoCatch[], byId: PhotosById): readonly ShownCatch[] {
  const { data: times } = useQuery(loggedTimesQuery);
  const { data: list } = useWaters();
  const shownOf = useMemo(() => {
    const waters = (list?.waters ?? []).map(({ small_outline: outline, ...water }) =>
      Object.assign(water, { outline }),
    );
    return oncePerCatch((caught) => {
      const { date, place } = resolvePhotoCatch(caught, byId, false);
      const at = date === null ? NaN : Date.parse(date);
      const loggedAt = times?.find((time) => Math.abs(time - at) <= SAME_MS) ?? null;
      const water = place && waterAt(place, waters);
      const details = resolvePhotoCatch(caught, byId, loggedAt !== null);
      return { caught, details, water: water?.name ?? null, loggedAt };
    });
  }, [byId, times, list]);
  return useMemo(() => catches.map(shownOf), [catches, shownOf]);
}

function oncePerCatch(look: (caught: PhotoCatch) => ShownCatch): (caught: PhotoCatch) => ShownCatch {
  const known = new WeakMap<PhotoCatch, ShownCatch>();
  return (caught) => {
    const shown = known.get(caught) ?? look(caught);
    known.set(caught, shown);
    return shown;
  };
}

/** When the catches of the log were caught, in milliseconds since 1970. */
const loggedTimesQuery = queryOptions({
  queryKey: ["catches", "logged-times"],
  queryFn: async ({ signal }) => {
    const { features } = await send({ path: "/catches/geojson", signal }, catchCollectionSchema);
    return features.map(({ properties }) => Date.parse(properties.date));
  },
});
