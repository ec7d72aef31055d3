import type { FastifyRequest } from "fastify";

import { AppError } from "../../errors/errors.ts";

const PLACE_FILTERS = ["near", "bbox", "radius"] as const;

/**
 * Refuses place filters on an admin's list, because repeated queries would reveal where somebody fishes.
 * @throws AppError invalid_input
 */
export async function refusePlaceFilters({ query }: FastifyRequest): Promise<void> {
  const asked = PLACE_FILTERS.filter((name) => Object.hasOwn(Object(query), name));
  if (asked.length === 0) return;
  throw new AppError("invalid_input", {
    fields: Object.fromEntries(asked.map((name) => [name, { code: "place_filter" }])),
  });
}
