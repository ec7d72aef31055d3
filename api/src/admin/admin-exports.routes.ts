import { Readable } from "node:stream";

import { adminCatchFiltersSchema } from "@creel/domain/admin/admin-catches";
import { adminExportLinkSchema } from "@creel/domain/admin/admin-export";
import { adminUserFiltersSchema } from "@creel/domain/admin/admin-users";
import { auditFiltersSchema } from "@creel/domain/admin/audit";
import { today } from "@internationalized/date";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { signedInSession } from "../accounts/sessions/signed-in.ts";
import { audit } from "../audit/audit.ts";
import { type ExportLinks, exportLinkTokenSchema, openExportLinks } from "../catches/export/export-links.ts";
import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { refusePlaceFilters } from "./catches/refuse-place-filters.ts";
import { auditCsv, catchesCsv, usersCsv } from "./export-tables.ts";
import { type AdminContext, requireAdmin } from "./users/admin-access.ts";

const tags = ["Admin"];
const link = exportLinkTokenSchema;
const description =
  "With a link of POST /admin/exports; narrowed like the list. It is made as it is read, of any length.";
/** The schema of all downloads; they need no bearer token. */
const shared = { tags, description, security: [] };

export const adminExportsRoutes: FastifyPluginCallbackZod<AdminContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  const links = openExportLinks(sessions, "creel-admin-export");
  const door = { db, links };

  app.post("/exports", {
    onRequest: requireAdmin(sessions),
    schema: {
      tags,
      summary: "Create a download link for users, catches or the audit",
      description: "A browser cannot send a bearer token with a download. The link works for one minute.",
      response: { 201: adminExportLinkSchema },
    },
    handler: async (request, reply) =>
      reply.code(201).send({ link: await links.sign(signedInSession(request)) }),
  });

  app.get("/users/export", {
    exposeHeadRoute: false,
    schema: {
      ...shared,
      summary: "Download users as CSV, by link",
      querystring: z.object({ ...adminUserFiltersSchema.shape, link }),
    },
    handler: async (request, reply) => {
      await admit(door, request, "users");
      return send(reply, "users", usersCsv(db, request.query));
    },
  });

  app.get("/catches/export", {
    exposeHeadRoute: false,
    schema: {
      ...shared,
      summary: "Download everyone's catches as CSV, by link",
      querystring: z.object({ ...adminCatchFiltersSchema.shape, link }),
    },
    preValidation: refusePlaceFilters,
    handler: async (request, reply) => {
      const { link: _, ...filters } = request.query;
      const admin = await admit(door, request, "catches");
      return send(reply, "catches", catchesCsv(db, admin, filters));
    },
  });

  app.get("/audit/export", {
    exposeHeadRoute: false,
    schema: {
      ...shared,
      summary: "Download the audit as CSV, by link",
      querystring: z.object({ ...auditFiltersSchema.shape, link }),
    },
    handler: async (request, reply) => {
      const admin = await admit(door, request, "audit");
      return send(reply, "audit", auditCsv(db, admin, request.query));
    },
  });

  done();
};

interface Door {
  db: Database;
  links: ExportLinks;
}

/**
 * Writes the download into the audit before it begins.
 * @returns the admin of the link
 * @throws AppError not_found if they are no longer an admin, too_many_requests
 */
async function admit({ db, links }: Door, { query, ip }: Linked, what: Table): Promise<UserRow> {
  const admin = await links.userOf(query.link);
  if (admin.role !== "admin") throw new AppError("not_found");
  const action = { action: `export.${what}`, user: null, details: {} } as const;
  await db.transaction().execute((transaction) => audit(transaction, { admin, ip }, action));
  return admin;
}

type Table = "audit" | "catches" | "users";
type Linked = Pick<FastifyRequest<{ Querystring: { link: string } }>, "ip" | "query">;

function send(reply: FastifyReply, what: Table, csv: AsyncIterable<string>): FastifyReply {
  const name = `creel-${what}-${today("UTC").toString()}.csv`;
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(csv, { objectMode: false }));
}
