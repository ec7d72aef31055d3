import { withoutNumber } from "@creel/domain/import/rows/named-places";
import type { RowContext } from "@creel/domain/import/rows/row-context";
import type { SourceParts } from "@creel/domain/import/source/source-parts";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { foldText } from "@creel/domain/text/fold";
import { waterAt } from "@creel/domain/waters/water-at";
import type { QueryClient } from "@tanstack/react-query";

import { gearQuery } from "../gear/data/api.ts";
import { waterListQuery, waterQuery } from "../waters/data/api.ts";

interface Mentioned {
  parts: Pick<SourceParts, "places">;
  catches: readonly StagedCatch[];
}

/** The waters of the log, with the spots of those that a file may mean. */
export async function readKnownWaters(
  queryClient: QueryClient,
  { parts, catches }: Mentioned,
): Promise<RowContext["waters"]> {
  const { waters } = await queryClient.fetchQuery(waterListQuery());
  const shapes = waters.map((water) => Object.assign({}, water, { outline: water.small_outline, spots: [] }));
  const names = new Set([...parts.places, ...catches].map(({ water }) => foldText(water ?? "")));
  const around = new Set(
    parts.places.filter(({ water }) => water === null).map((place) => waterAt(place, shapes)?.id),
  );
  const known = shapes.map(async (water) => {
    // Whether one of its spots may be meant.
    const isMeant = names.has(foldText(withoutNumber(water.name))) || around.has(water.id);
    return isMeant ? queryClient.fetchQuery(waterQuery(water.id)) : water;
  });
  return Promise.all(known);
}

/** The lures and rods of the log: one of the file with the name of one is the same. */
export async function readKnownLures(queryClient: QueryClient): Promise<RowContext["lures"]> {
  const { gear } = await queryClient.fetchQuery(gearQuery);
  return gear;
}
