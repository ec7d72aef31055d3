import { type CustomFilter, readCustomFilters } from "@creel/domain/custom-fields/custom-filter";
import { type RawBuilder, type SqlBool, sql } from "kysely";

import { hasLetters } from "../database/folded-text.ts";

/**
 * For each field, a row must match one of its filters. The query scans all catches or trips of one owner.
 * @param custom the column, with its table if several tables have one
 */
export function hasCustom(
  texts: readonly string[],
  custom: RawBuilder<unknown> = sql.ref("custom"),
): RawBuilder<SqlBool> {
  const ofFields = [...readCustomFilters(texts).values()].map(
    (filters) =>
      sql<SqlBool>`(${sql.join(
        filters.map((filter) => isMet(custom, filter)),
        sql` or `,
      )})`,
  );
  return sql<SqlBool>`(${sql.join(ofFields, sql` and `)})`;
}

function isMet(custom: RawBuilder<unknown>, filter: CustomFilter): RawBuilder<SqlBool> {
  const value = sql`(${custom} -> ${filter.id}::text)`;
  const text = sql<string>`(${custom} ->> ${filter.id}::text)`;
  switch (filter.kind) {
    case "is":
      return sql`(jsonb_typeof(${value}) in ('string', 'boolean') and ${text} = ${filter.value})`;
    case "between": {
      const { least, greatest } = filter;
      const range = sql`${least ?? -Infinity}::float8 and ${greatest ?? Infinity}::float8`;
      return sql`case jsonb_typeof(${value})
        when 'number' then ${value}::float8 between ${range}
        when 'string' then ${text} = ${filter.value}
        else false end`;
    }
    case "has":
      return sql`(jsonb_typeof(${value}) = 'string' and ${hasLetters(text, filter.letters)})`;
  }
}
