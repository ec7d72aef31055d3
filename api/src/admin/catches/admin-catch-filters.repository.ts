import type { AdminCatchFilters } from "@creel/domain/admin/admin-catches";
import { knownFish } from "@creel/domain/species/known-fish";
import { type Expression, type SqlBool, sql } from "kysely";

import { columnConditions, type CatchQuery } from "../../catches/list/catch-filters.repository.ts";
import type { Database } from "../../database/connect.ts";

export type Narrowing = Omit<AdminCatchFilters, "sort">;

/** Has to be the same expression as in the partial indexes. */
const IS_NO_SAMPLE = sql<SqlBool>`not is_sample`;

/** Selects the catches of all users that match the filters, without sample catches. */
export function matchingCatchesOfAll(db: Database, filters: Narrowing): CatchQuery {
  const { search, userId, hasPhoto, weather, species, ...others } = filters;
  const columnFilters = { ...others, species: species?.flatMap(namesOfFish) };
  return db.selectFrom("catches").where((expression) => {
    const conditions: (Expression<SqlBool> | null)[] = [
      userId === undefined ? null : expression("userId", "=", userId),
      search === undefined ? null : mentions(search),
      hasPhoto === undefined ? null : isPictured(hasPhoto),
      weather === undefined ? null : isNoted(weather),
    ];
    return expression.and([
      IS_NO_SAMPLE,
      ...conditions.filter((condition) => condition !== null),
      ...columnConditions(columnFilters, expression),
    ]);
  });
}

/** Returns all names of a fish that mean no other one, because logs of all languages are searched. */
function namesOfFish(species: string): string[] {
  return [species, ...(knownFish(species, null)?.names ?? [])];
}

/**
 * Matches only weather that the angler entered. Autofilled weather depends on the place and is hidden from admins, so
 * it must not be searchable either.
 */
function isNoted(weather: string[]): Expression<SqlBool> {
  return sql<SqlBool>`weather_conditions = any(${weather}) and not 'weather_conditions' = any(filled_fields)`;
}

/** Searches only the fields that admins see. Uses the expression of the search index, and escapes % and _. */
function mentions(search: string): Expression<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`lower(species || E'\n' || coalesce(lure_type, '')) like lower(${pattern})`;
}

/** A subquery per catch, so that the planner does not join all photos to all catches for one page. */
function isPictured(hasPhoto: boolean): Expression<SqlBool> {
  const photo = sql`(select 1 from photos
    where photos.user_id = catches.user_id and photos.catch_id = catches.id limit 1)`;
  return hasPhoto ? sql<SqlBool>`${photo} is not null` : sql<SqlBool>`${photo} is null`;
}
