import type { ImportContext } from "@creel/domain/import/plan/choices";
import type { RowContext } from "@creel/domain/import/rows/row-context";
import type { SourceParts } from "@creel/domain/import/source/source-parts";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { foldText } from "@creel/domain/text/fold";
import { waterAt } from "@creel/domain/waters/water-at";
import type { QueryClient } from "@tanstack/react-query";
import { v5 as uuidv5 } from "uuid";

import { waterListQuery, waterQuery } from "../../waters/data/waters.query.ts";
import { clocks } from "../read/clocks.ts";

interface Mentioned {
  importId: string;
  parts: Pick<SourceParts, "places">;
  catches: readonly StagedCatch[];
}

/** What the rows of a file are made with: the waters of the log, and ids that are the same each time. */
export async function readRowContext(
  queryClient: QueryClient,
  { importId, parts, catches }: Mentioned,
  { timeZone }: Pick<ImportContext, "timeZone">,
): Promise<RowContext> {
  const { waters } = await queryClient.fetchQuery(waterListQuery());
  const shapes = waters.map((water) => Object.assign({}, water, { outline: water.small_outline, spots: [] }));
  const names = new Set([...parts.places, ...catches].map(({ water }) => foldText(water ?? "")));
  const around = new Set(
    parts.places.filter(({ water }) => water === null).map((place) => waterAt(place, shapes)?.id),
  );
  const known = shapes.map(async (water) => {
    // Whether one of its spots may be meant.
    const isMeant = names.has(foldText(water.name)) || around.has(water.id);
    return isMeant ? queryClient.fetchQuery(waterQuery(water.id)) : water;
  });
  return {
    waters: await Promise.all(known),
    clocks,
    timeZone,
    idOf: (key) => uuidv5(key, importId),
  };
}
