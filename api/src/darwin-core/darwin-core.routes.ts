import { finished } from "node:stream/promises";

import { exportLinkSchema } from "@creel/domain/accounts/own-account";
import { today } from "@internationalized/date";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInSession, signedInUser } from "../accounts/sessions/signed-in.ts";
import { makeFairQueue } from "../base/fair-queue.ts";
import { exportLinkTokenSchema, openExportLinks } from "../catches/export/export-links.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import { makeDarwinCoreArchive } from "./darwin-core-archive.ts";

interface DarwinCoreOptions {
  sessions: SessionContext;
  countExport: CountPerHour;
}

const tags = ["Accounts"];

/** An angler may run two downloads, so that a stalled one does not block the next. */
const inTurn = makeFairQueue({ concurrency: Infinity, perOwner: 2, maxWaiting: 40 });

const linkQuerySchema = z.object({ link: exportLinkTokenSchema });

export const darwinCoreRoutes: FastifyPluginCallbackZod<DarwinCoreOptions> = (app, options, done) => {
  const { sessions, countExport } = options;
  const links = openExportLinks(sessions, "creel-darwin-core");

  app.post("/me/darwin-core", {
    onRequest: requireSignIn(sessions),
    schema: {
      tags,
      summary: "Create a link to download your log as a Darwin Core archive",
      description: "A browser cannot send a bearer token with a download. The link works for one minute.",
      response: { 201: exportLinkSchema },
    },
    handler: async (request, reply) => {
      await countExport(signedInUser(request).id, 1);
      const link = await links.sign(signedInSession(request));
      return reply.code(201).send({ url: `/api/auth/me/darwin-core?link=${link}` });
    },
  });

  app.get("/me/darwin-core", {
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: "Download a user's log as a Darwin Core archive, by link",
      description:
        "Trips as sampling events, and fish as occurrences, with species that were sought and not caught as absent. Places are squares of 0.1 degrees; notes, companions, photos and names of waters are left out. The file is streamed.",
      security: [],
      querystring: linkQuerySchema,
    },
    handler: async (request, reply) => {
      const user = await links.userOf(request.query.link);
      const day = today(user.timeZone).toString();
      await inTurn(user.id, async () => {
        reply
          .type("application/zip")
          .header("content-disposition", `attachment; filename="creel-darwin-core-${day}.zip"`)
          .send(makeDarwinCoreArchive(sessions.db, user, day));
        // An aborted download is not an error.
        await finished(reply.raw).catch(() => {});
      });
      return reply;
    },
  });

  done();
};
