import { exportLinkSchema } from "@creel/domain/users/data-export";
import { today } from "@internationalized/date";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { orTooMany } from "../../auth/attempt-limits.ts";
import type { CountPerHour } from "../../auth/hourly-limit.ts";
import { findUserOfSession } from "../../auth/sessions.repository.ts";
import type { SessionContext } from "../../auth/sessions.ts";
import { requireSignIn, signedInSession, signedInUser } from "../../auth/signed-in.ts";
import { openRateLimiter } from "../../database/rate-limiter.repository.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors.ts";
import type { Storage } from "../../storage/storage.ts";
import { makeArchive } from "./archive.ts";
import { readExportLink, signExportLink } from "./export-links.ts";

interface ExportOptions {
  sessions: SessionContext;
  storage: Storage;
  countExport: CountPerHour;
}

const tags = ["Accounts"];

const linkQuerySchema = z.object({ link: z.string().check(z.maxLength(1000)) });

/** Some browsers ask once to see what it is and once more to keep it. */
const USES_OF_A_LINK = { keyPrefix: "export-link", points: 3, duration: 60 };

/** Everything one has here, to take along. */
export const exportRoutes: FastifyPluginCallbackZod<ExportOptions> = (app, options, done) => {
  const { sessions, storage, countExport } = options;
  const { db, keys } = sessions;
  const uses = openRateLimiter(db, USES_OF_A_LINK);

  app.post("/me/export", {
    onRequest: requireSignIn(sessions),
    schema: {
      tags,
      summary: "A link to a download of everything you have here",
      description: "A browser that downloads cannot send a bearer token. The link holds for a minute.",
      response: { 201: exportLinkSchema },
    },
    handler: async (request, reply) => {
      await countExport(signedInUser(request).id, 1);
      const link = await signExportLink(signedInSession(request), keys.exportLink);
      return reply.code(201).send({ url: `/api/auth/me/export?link=${link}` });
    },
  });

  app.get("/me/export", {
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: "Everything of one user as a ZIP, by a link",
      description:
        "Profile, catches as JSON, CSV, GPX and GeoJSON, and the photos. It is made as it is read.",
      security: [],
      querystring: linkQuerySchema,
    },
    handler: async (request, reply) => {
      const user = await userOfLink(request.query.link);
      const day = today(user.timeZone).toString();
      return reply
        .type("application/zip")
        .header("content-disposition", `attachment; filename="creel-${day}.zip"`)
        .send(makeArchive({ db, storage }, user));
    },
  });

  /** A link ends with its session and with the account: what holds is what the database says now. */
  async function userOfLink(link: string): Promise<UserRow> {
    const claims = await readExportLink(link, keys.exportLink);
    if (!claims) throw new AppError("not_found");
    const session = { userId: claims.userId, id: claims.sessionId };
    const user = await findUserOfSession(db, session, new Date());
    if (!user || user.accountStatus === "suspended") throw new AppError("not_found");
    await orTooMany(uses.consume(claims.linkId));
    return user;
  }

  done();
};
