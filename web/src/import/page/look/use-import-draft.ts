import type { RowChoices } from "@creel/domain/import/rows/import-rows";
import { withoutNumber } from "@creel/domain/import/rows/named-places";
import type { RowContext } from "@creel/domain/import/rows/row-context";
import type { SourceParts } from "@creel/domain/import/source/source-parts";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { foldText } from "@creel/domain/text/fold";
import { waterAt } from "@creel/domain/waters/water-at";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";

import { gearQuery } from "../../../gear/data/api.ts";
import { waterListQuery, waterQuery } from "../../../waters/data/api.ts";
import { answerOf, askImport } from "../../read/ask-import.ts";
import type { Draft } from "../dry-run/use-staging.ts";
import { useImportContext } from "../parts/use-import-context.ts";

interface Drafting {
  parts: SourceParts;
  catches: readonly StagedCatch[];
  /** True if the worker planned these catches last and still has them. */
  arePlanned: boolean;
  choices?: RowChoices;
}

/** Returns a function that turns a file into rows for the server. Their ids are the same for the same import. */
export function useDraft() {
  const queryClient = useQueryClient();
  const { timeZone } = useImportContext();
  return async (importId: string, { parts, catches, arePlanned, choices = {} }: Drafting): Promise<Draft> => {
    const waters = await readKnownWaters(queryClient, { parts, catches });
    const lures = parts.lures.length > 0 ? await readKnownLures(queryClient) : [];
    const sent = arePlanned ? null : catches;
    const known = { waters, lures, timeZone };
    const answer = answerOf(
      await askImport({ kind: "rows", importId, catches: sent, choices, ...known }),
      "rows",
    );
    return answer.made;
  };
}

interface Mentioned {
  parts: Pick<SourceParts, "places">;
  catches: readonly StagedCatch[];
}

/** Reads the waters of the log, with the spots of the waters that the file may mention. */
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
    // True if the file may mention one of the water's spots.
    const isMentioned = names.has(foldText(withoutNumber(water.name))) || around.has(water.id);
    return isMentioned ? queryClient.fetchQuery(waterQuery(water.id)) : water;
  });
  return Promise.all(known);
}

/** Reads the lures and rods of the log. One in the file with the same name is the same. */
async function readKnownLures(queryClient: QueryClient): Promise<RowContext["lures"]> {
  const { gear } = await queryClient.fetchQuery(gearQuery);
  return gear;
}
