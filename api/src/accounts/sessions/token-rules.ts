import type { TokenScope } from "@creel/domain/accounts/api-tokens";

interface TokenRule {
  scope: TokenScope;
  /** True if the answer is made of places, or of what the angler wrote about them. */
  needsPlaces?: boolean;
  /**
   * The parameters that a token without places may send; absent if the route has no query that tells anything. Whoever
   * may filter by place, hour, water or note, learns them from what matches.
   */
  query?: readonly string[];
}

const CATCH_FILTERS = [
  "species",
  "fate",
  "lure",
  "photo",
  "minWeight",
  "maxWeight",
  "minLength",
  "maxLength",
  "from",
  "to",
];
const TRIP_FILTERS = ["species", "blank", "usable", "from", "to"];
const PAGE = ["limit", "cursor"];

const ofLog = (query: readonly string[] = []): TokenRule => ({ scope: "read:log", query });
const ofPlaces: TokenRule = { scope: "read:log", needsPlaces: true };

/**
 * Every route that a token can reach, by method and path without a slash at the end. A token can do nothing else: it
 * changes and deletes nothing, and sees neither the account nor other people.
 */
const TOKEN_RULES: Readonly<Record<string, TokenRule>> = {
  "GET /api/v1/now": { scope: "read:now" },
  "POST /api/v1/tap": { scope: "write:catches" },
  "POST /api/catches": { scope: "write:catches" },

  "GET /api/catches": ofLog([...CATCH_FILTERS, ...PAGE, "sort"]),
  "GET /api/catches/:id": ofLog(),
  "GET /api/catches/stats/summary": ofLog(),
  "GET /api/catches/stats/totals": ofLog(CATCH_FILTERS),
  "GET /api/catches/stats/species": ofLog(CATCH_FILTERS),
  "GET /api/catches/stats/lures": ofLog(CATCH_FILTERS),
  "GET /api/trips": ofLog([...TRIP_FILTERS, ...PAGE]),
  "GET /api/trips/stats": ofLog(),
  "GET /api/trips/calendar": ofLog(["year", "species"]),

  "GET /api/catches/stats/bests": ofPlaces,
  "GET /api/catches/pins": ofPlaces,
  "GET /api/catches/geojson": ofPlaces,
  "GET /api/trips/:id": ofPlaces,
  "GET /api/trips/running": ofPlaces,
  "GET /api/trips/places": ofPlaces,
  "GET /api/waters": ofPlaces,
  "GET /api/waters/:id": ofPlaces,
  "GET /api/waters/:id/stats": ofPlaces,
  "GET /api/waters/:id/readings": ofPlaces,
  "GET /api/gear": ofPlaces,
  "GET /api/gear/:id": ofPlaces,
  "GET /api/custom-fields": ofPlaces,
  "GET /api/insights/counts": ofPlaces,
  "GET /api/insights/outings": ofPlaces,
  "GET /api/insights/rate-map": ofPlaces,
};

/** Returns the rule of a route as Fastify names it; `undefined` if no token can reach it. */
export function tokenRuleOf(method: string, path: string): TokenRule | undefined {
  const name = `${method} ${path.replace(/\/$/, "")}`;
  return Object.hasOwn(TOKEN_RULES, name) ? TOKEN_RULES[name] : undefined;
}

interface Asked {
  method: string;
  /** The path of the route, with parameters such as ":id"; absent if there is no such route. */
  path: string | undefined;
  query: unknown;
}

export function mayTokenAsk(scopes: readonly TokenScope[], { method, path = "", query }: Asked): boolean {
  const rule = tokenRuleOf(method, path);
  if (!rule || !scopes.includes(rule.scope)) return false;
  if (scopes.includes("read:places")) return true;
  return !rule.needsPlaces && tellsNothing(query, rule.query);
}

const DAYS = new Set(["from", "to"]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in `from` and `to` is fine; a time would tell the hour. */
function tellsNothing(query: unknown, allowed: readonly string[] | undefined): boolean {
  if (!allowed) return true;
  return Object.entries(Object(query)).every(
    ([name, value]) =>
      allowed.includes(name) && (!DAYS.has(name) || [value].flat().every((day) => DAY.test(String(day)))),
  );
}
