import { catchFiltersSchema } from "@creel/domain/catches/catch-filters";
import { catchListQuerySchema, catchListSchema } from "@creel/domain/catches/catch-list";
import {
  catchSummarySchema,
  catchTotalsSchema,
  lureCountsSchema,
  speciesCountsSchema,
} from "@creel/domain/catches/summary";
import { endOfMonth, startOfMonth, toCalendarDate, today } from "@internationalized/date";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { presentCatches } from "../record/present-catch.ts";
import { listCatches } from "./catch-list.repository.ts";
import { didYouMean } from "./did-you-mean.ts";
import { countLures, countSpecies, summarizeCatches, totalCatches } from "./summary.repository.ts";

const tags = ["Catches"];

/** The logbook as a whole: lists and totals. */
export const logbookRoutes: FastifyPluginCallbackZod<CatchContext> = (app, { sessions, photos }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "The catches that match, page by page",
      querystring: catchListQuerySchema,
      response: { 200: catchListSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const { rows, nextCursor, total } = await listCatches(db, user.id, request.query);
      return {
        catches: await presentCatches({ db, photos }, user, rows),
        nextCursor,
        total,
        didYouMean: total === 0 ? await didYouMean(db, user.id, request.query) : null,
      };
    },
  });

  app.get("/stats/summary", {
    schema: { tags, summary: "Totals over the whole logbook", response: { 200: catchSummarySchema } },
    handler: (request) => {
      const { id, timeZone } = signedInUser(request);
      return summarizeCatches(db, id, monthOf(timeZone));
    },
  });

  app.get("/stats/totals", {
    schema: {
      tags,
      summary: "Totals over the catches that match",
      querystring: catchFiltersSchema,
      response: { 200: catchTotalsSchema },
    },
    handler: (request) => totalCatches(db, signedInUser(request).id, request.query),
  });

  app.get("/stats/species", {
    schema: {
      tags,
      summary: "How often each species is among the catches that match",
      querystring: catchFiltersSchema,
      response: { 200: speciesCountsSchema },
    },
    handler: (request) => countSpecies(db, signedInUser(request).id, request.query),
  });

  app.get("/stats/lures", {
    schema: {
      tags,
      summary: "How often each lure was used among the catches that match",
      querystring: catchFiltersSchema,
      response: { 200: lureCountsSchema },
    },
    handler: (request) => countLures(db, signedInUser(request).id, request.query),
  });

  done();
};

function monthOf(timeZone: string): { from: Date; to: Date } {
  const day = toCalendarDate(today(timeZone));
  const next = endOfMonth(day).add({ days: 1 });
  return { from: startOfMonth(day).toDate(timeZone), to: next.toDate(timeZone) };
}
