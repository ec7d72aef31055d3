import { licenseAnswerSchema, licenseListSchema } from "@creel/domain/licenses/license";
import { newLicenseSchema } from "@creel/domain/licenses/new-license";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { versionTag } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import { removePhotos } from "../photos/photo-files.ts";
import type { LicenseContext } from "./license-context.ts";
import { ownLicenses } from "./licenses.repository.ts";
import { listLicenses, presentLicense } from "./present-license.ts";
import { makeLicense, removeLicense } from "./write-license.ts";

const tags = ["Licenses"];

/** Serves fishing licenses. Only their angler sees them. */
export const licensesRoutes: FastifyPluginCallbackZod<LicenseContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "All fishing licenses, the latest end first",
      response: { 200: licenseListSchema },
    },
    handler: async (request) => ({ licenses: await listLicenses(context, signedInUser(request).id) }),
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Add a fishing license",
      description:
        "Valid on its first and on its last day. Waters that are not in the log are left out. The same id again, from " +
        "the same user, gives 200 with the stored license and changes nothing.",
      body: newLicenseSchema,
      response: { 200: licenseAnswerSchema, 201: licenseAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await makeLicense(db, signedInUser(request).id, request.body);
      reply.header("etag", versionTag(row.version)).code(isNew ? 201 : 200);
      return { license: presentLicense(row, photos) };
    },
  });

  app.get("/:id", {
    schema: { tags, summary: "One license", params: idParamsSchema, response: { 200: licenseAnswerSchema } },
    handler: async (request, reply) => {
      const row = await ownLicenses.find(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { license: presentLicense(row, photos) };
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Delete a license", params: idParamsSchema },
    handler: async (request, reply) => {
      const unused = await removeLicense(db, { userId: signedInUser(request).id, id: request.params.id });
      await removePhotos(photos.storage, unused, request.log);
      return reply.code(204).send();
    },
  });

  done();
};
