import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";

import type { ZipEntry } from "../../base/zip.ts";
import type { Database } from "../../database/connect.ts";
import type { MergeRow } from "../../database/tables/merge-table.ts";
import type { MergedRows } from "../../database/tables/water-tables.ts";
import { undoableMerges } from "../../merges/merge.ts";
import { undoUntil } from "../../merges/merges.repository.ts";

/** The waters of a user that were merged into another, as long as that can be undone, as a file of the archive. */
export function mergeEntries(db: Database, owner: UserViewer): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "merged-waters.json", input: mergedWatersJson(db, owner) }];
}

async function* mergedWatersJson(db: Database, owner: UserViewer): AsyncGenerator<string, void> {
  yield '{"merged_waters":[';
  let separator = "\n";
  for await (const merge of undoableMerges(db, { kind: "water", userId: owner.id })) {
    if (merge.before.water.isSample) continue;
    yield separator + JSON.stringify(presentMerge(merge, owner));
    separator = ",\n";
  }
  yield "\n]}\n";
}

function presentMerge(merge: MergeRow<"water">, owner: UserViewer) {
  const { water, catches, trips, spots, noteBefore } = merge.before;
  return {
    id: merge.id,
    name: merge.name,
    into: merge.intoId,
    merged_at: merge.mergedAt.toISOString(),
    undo_until: undoUntil(merge).toISOString(),
    kind: water.kind,
    ...exactPoint(visiblePlace(owner, water)),
    radius: water.radiusM,
    outline: water.outline,
    note: water.note,
    spots,
    catches: withChoices(catches),
    trips: withChoices(trips),
    into_before: { note: noteBefore },
    created_at: water.createdAt,
  };
}

function withChoices({ chosen, found }: MergedRows) {
  return [...chosen.map((id) => ({ id, is_chosen: true })), ...found.map((id) => ({ id, is_chosen: false }))];
}
