import { finished } from "node:stream/promises";

import { exportLinkSchema } from "@creel/domain/accounts/own-account";
import { today } from "@internationalized/date";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { requireSignIn, signedInSession, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { makeFairQueue } from "../../base/fair-queue.ts";
import type { CountPerHour } from "../../limits/hourly-limit.ts";
import type { Storage } from "../../storage/storage.ts";
import { type ArchiveContext, makeArchive } from "./archive.ts";
import { exportLinkTokenSchema, openExportLinks } from "./export-links.ts";

interface ExportOptions {
  sessions: SessionContext;
  storage: Storage;
  countExport: CountPerHour;
  otherEntries: ArchiveContext["otherEntries"];
  otherPhotos: ArchiveContext["otherPhotos"];
}

const tags = ["Accounts"];

/** An angler may run two downloads, so that a stalled one does not block the next. */
const inTurn = makeFairQueue({ concurrency: Infinity, perOwner: 2, maxWaiting: 40 });

const linkQuerySchema = z.object({ link: exportLinkTokenSchema });

export const exportRoutes: FastifyPluginCallbackZod<ExportOptions> = (app, options, done) => {
  const { sessions, storage, countExport, otherEntries, otherPhotos } = options;
  const { db } = sessions;
  const links = openExportLinks(sessions, "creel-export");

  app.post("/me/export", {
    onRequest: requireSignIn(sessions),
    schema: {
      tags,
      summary: "Create a link to download all your data",
      description: "A browser cannot send a bearer token with a download. The link works for one minute.",
      response: { 201: exportLinkSchema },
    },
    handler: async (request, reply) => {
      await countExport(signedInUser(request).id, 1);
      const link = await links.sign(signedInSession(request));
      return reply.code(201).send({ url: `/api/auth/me/export?link=${link}` });
    },
  });

  app.get("/me/export", {
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: "Download all of a user's data as a ZIP, by link",
      description:
        "Profile, catches as JSON, CSV, GPX and GeoJSON, trips, waters and gear as JSON and CSV, custom fields, and the photos. The file is streamed.",
      security: [],
      querystring: linkQuerySchema,
    },
    handler: async (request, reply) => {
      const user = await links.userOf(request.query.link);
      const day = today(user.timeZone).toString();
      await inTurn(user.id, async () => {
        reply
          .type("application/zip")
          .header("content-disposition", `attachment; filename="creel-${day}.zip"`)
          .send(makeArchive({ db, storage, otherEntries, otherPhotos }, user));
        // An aborted download is not an error.
        await finished(reply.raw).catch(() => {});
      });
      return reply;
    },
  });

  done();
};
