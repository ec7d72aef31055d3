import { type CatchFilters, catchFiltersSchema } from "@creel/domain/catches/catch-filters";
import {
  type CatchList,
  type CatchListQuery,
  catchListQuerySchema,
  catchListSchema,
  type DidYouMean,
} from "@creel/domain/catches/catch-list";
import { DAY_NAMES, readSearch, type SearchWord } from "@creel/domain/catches/search";
import {
  catchSummarySchema,
  catchTotalsSchema,
  lureCountsSchema,
  speciesCountsSchema,
} from "@creel/domain/catches/summary";
import { foldText } from "@creel/domain/text/fold";
import { endOfMonth, startOfMonth, toCalendarDate, today } from "@internationalized/date";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { openCursor, sealCursor } from "../../base/sealed-cursor.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import type { Angler } from "../../database/species-names.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { presentCatches } from "../record/present-catch.ts";
import { type LogFilters, filtersOfLog } from "./catch-filters.repository.ts";
import { listCatches, countCatches } from "./catch-list.repository.ts";
import { findMissingWords, findWordLike } from "./catch-words.repository.ts";
import { wordOneLetterOff } from "./near-words.ts";
import { countLures, countSpecies, summarizeCatches, totalCatches } from "./summary.repository.ts";

const tags = ["Catches"];

export const logbookRoutes: FastifyPluginCallbackZod<CatchContext> = (app, { sessions, photos }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));
  const filtersOf = <Filters extends CatchFilters>(request: FastifyRequest, query: Filters) =>
    filtersOfLog(db, signedInUser(request), query);

  app.get("/", {
    schema: {
      tags,
      summary: "Matching catches, in pages",
      querystring: catchListQuerySchema,
      response: { 200: catchListSchema },
    },
    handler: (request) => listPage({ sessions, photos }, signedInUser(request), request.query),
  });

  app.get("/stats/summary", {
    schema: { tags, summary: "Totals for the whole log", response: { 200: catchSummarySchema } },
    handler: (request) => {
      const user = signedInUser(request);
      return summarizeCatches(db, user, monthOf(user.timeZone));
    },
  });

  app.get("/stats/totals", {
    schema: {
      tags,
      summary: "Totals for matching catches",
      querystring: catchFiltersSchema,
      response: { 200: catchTotalsSchema },
    },
    handler: async (request) =>
      totalCatches(db, signedInUser(request).id, await filtersOf(request, request.query)),
  });

  app.get("/stats/species", {
    schema: {
      tags,
      summary: "Count of each species among matching catches",
      querystring: catchFiltersSchema,
      response: { 200: speciesCountsSchema },
    },
    handler: async (request) =>
      countSpecies(db, signedInUser(request), await filtersOf(request, request.query)),
  });

  app.get("/stats/lures", {
    schema: {
      tags,
      summary: "Count of each lure among matching catches",
      querystring: catchFiltersSchema,
      response: { 200: lureCountsSchema },
    },
    handler: async (request) =>
      countLures(db, signedInUser(request).id, await filtersOf(request, request.query)),
  });

  done();
};

async function listPage(
  { sessions: { db, keys }, photos }: Pick<CatchContext, "sessions" | "photos">,
  user: UserRow,
  sent: CatchListQuery,
): Promise<CatchList> {
  const filters = await filtersOfLog(db, user, openCursor(sent, user, keys.cursor));
  const { rows, nextCursor, total } = await listCatches(db, user.id, filters);
  return {
    catches: await presentCatches({ db, photos }, user, rows),
    nextCursor: sealCursor(nextCursor, user, keys.cursor),
    total,
    didYouMean: total === 0 ? await didYouMean(db, user, filters) : null,
  };
}

function monthOf(timeZone: string): { from: Date; to: Date } {
  const day = toCalendarDate(today(timeZone));
  const next = endOfMonth(day).add({ days: 1 });
  return { from: startOfMonth(day).toDate(timeZone), to: next.toDate(timeZone) };
}

/** More wrong words are not a typo, and each one costs a query. */
const MAX_WRONG_WORDS = 3;

/**
 * Suggests another search if nothing matches. Each word that no catch of the user contains is replaced by one of the
 * user's words, or the name of a day, at most one letter away. `null` if there is no such word, or still nothing
 * matches.
 */
async function didYouMean(db: Database, angler: Angler, filters: LogFilters): Promise<DidYouMean | null> {
  const { id: userId } = angler;
  const from = filters.q?.trim() ?? "";
  const words = readSearch(from);
  const isUnnamed = ({ typed }: SearchWord) => (filters.speciesOfWord?.get(typed) ?? []).length === 0;
  const missing = await findMissingWords(db, userId, words.filter(isUnnamed));
  if (missing.length === 0 || missing.length > MAX_WRONG_WORDS) return null;

  const corrected = new Map<SearchWord, string>();
  for (const word of missing) {
    const near = await nearWord(db, userId, word);
    if (near === null) return null;
    corrected.set(word, near);
  }
  const to = words.map((word) => corrected.get(word) ?? word.typed).join(" ");
  const total = await countCatches(db, userId, await filtersOfLog(db, angler, { ...filters, q: to }));
  return total === 0 ? null : { from, to, total };
}

async function nearWord(db: Database, userId: string, { spellings }: SearchWord): Promise<string | null> {
  const pattern = wordOneLetterOff(spellings);
  if (pattern === null) return null;
  return (await findWordLike(db, userId, pattern)) ?? dayNameLike(pattern);
}

function dayNameLike(pattern: string): string | null {
  const isLike = new RegExp(pattern);
  return DAY_NAMES.find((name) => isLike.test(foldText(name))) ?? null;
}
