import { type AdminCatchListQuery, COUNTED_CATCHES } from "@creel/domain/admin/admin-catches";

import type { CatchQuery } from "../../catches/list/catch-filters.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { CatchRow } from "../../database/schema.ts";
import { countForPages } from "../stats/tallies.repository.ts";
import { countCatchesOf } from "../users/belongings.repository.ts";
import { matchingCatchesOfAll, type Narrowing } from "./admin-catch-filters.repository.ts";
import { inOrder, type IndexRange, INDEX_RANGES, inRange } from "./admin-catch-order.repository.ts";

interface Count {
  total: number;
  /** True if there are more catches than `total`, at which counting stopped. */
  hasMore: boolean;
}

interface Span {
  offset: number;
  limit: number;
}

export async function listCatchesOfAll(
  db: Database,
  query: AdminCatchListQuery,
): Promise<Count & { rows: CatchRow[] }> {
  const { page, limit, sort, ...filters } = query;
  const matches = matchingCatchesOfAll(db, filters);
  const [rows, count] = await Promise.all([
    readSpan(db, { matches, ranges: INDEX_RANGES[sort] }, { offset: (page - 1) * limit, limit }),
    countMatches(db, filters),
  ]);
  return { rows, ...count };
}

async function readSpan(
  db: Database,
  { matches, ranges }: { matches: CatchQuery; ranges: readonly IndexRange[] },
  { offset, limit }: Span,
): Promise<CatchRow[]> {
  const rows: CatchRow[] = [];
  let ahead = offset;
  for (const range of ranges) {
    if (rows.length === limit) break;
    const ofThis = inRange(matches, range);
    const found = await readRows(
      db,
      { catches: ofThis, range },
      { offset: ahead, limit: limit - rows.length },
    );
    rows.push(...found);
    const isPassed = found.length === 0 && ahead > 0 && range !== ranges.at(-1);
    ahead = isPassed ? ahead - (await countOf(ofThis)) : 0;
  }
  return rows;
}

function readRows(
  db: Database,
  { catches, range }: { catches: CatchQuery; range: IndexRange },
  { offset, limit }: Span,
): Promise<CatchRow[]> {
  const keys = inOrder(catches, range).select(["userId", "id"]).limit(limit).offset(offset);
  // The lookup uses owner and id, because on a distributed database two logbooks may have a catch with the same id.
  const found = db
    .selectFrom("catches")
    .where((eb) => eb(eb.refTuple("userId", "id"), "in", keys.$asTuple("userId", "id")));
  return inOrder(found, range).selectAll().execute();
}

async function countMatches(db: Database, filters: Narrowing): Promise<Count> {
  const { userId, ...others } = filters;
  if (Object.values(others).every((value) => value === undefined)) {
    return { total: await countAll(db, userId), hasMore: false };
  }
  const isDated = filters.from !== undefined || filters.to !== undefined;
  const some = matchingCatchesOfAll(db, filters)
    .select("id")
    // Reads an index that stops at ten thousand rows, instead of the whole table.
    .orderBy(isDated ? "caughtOn" : "createdAt", "desc")
    .limit(COUNTED_CATCHES + 1);
  const { count } = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, COUNTED_CATCHES), hasMore: count > COUNTED_CATCHES };
}

async function countAll(db: Database, userId: string | undefined): Promise<number> {
  if (userId === undefined) return countForPages(db);
  const [counted] = await countCatchesOf(db, [userId]);
  return counted?.catches ?? 0;
}

async function countOf(catches: CatchQuery): Promise<number> {
  const { count } = await catches
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
