import { licenseAnswerSchema } from "@creel/domain/licenses/license";
import { licenseChangesSchema } from "@creel/domain/licenses/new-license";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { expectedVersion, ifMatchSchema, versionTag } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import { PHOTO_TYPES, photoOf, readPhotoBodies, renderFor } from "../photos/photo-body.ts";
import { removePhotos } from "../photos/photo-files.ts";
import { storeSinglePhoto } from "../photos/single-photo.ts";
import type { LicenseContext } from "./license-context.ts";
import { ownLicenses } from "./licenses.repository.ts";
import { presentLicense } from "./present-license.ts";
import { changeLicense, setLicensePhoto } from "./write-license.ts";

const tags = ["Licenses"];

export const changeLicenseRoutes: FastifyPluginCallbackZod<LicenseContext> = (app, context, done) => {
  const { sessions, photos } = context;
  app.addHook("onRequest", requireSignIn(sessions));

  app.put("/:id", {
    schema: {
      tags,
      summary: "Change a license",
      description:
        'An absent field keeps its value; null clears it. With If-Match: "<version>", a license that has changed ' +
        "since gets 412 with the stored license. A change that is already stored, because its answer was lost, gets " +
        "200 and changes nothing.",
      params: idParamsSchema,
      headers: ifMatchSchema,
      body: licenseChangesSchema,
      response: { 200: licenseAnswerSchema },
    },
    handler: async (request, reply) => {
      const version = expectedVersion(request.headers["if-match"]);
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const changed = await changeLicense(sessions.db, key, {
        changes: request.body,
        expectedVersion: version,
      });
      if ("stored" in changed) {
        throw new AppError("stale_version", { extra: { license: presentLicense(changed.stored, photos) } });
      }
      reply.header("etag", versionTag(changed.row.version));
      return { license: presentLicense(changed.row, photos) };
    },
  });

  done();
};

/** A license has at most one photo. */
export const licensePhotoRoutes: FastifyPluginCallbackZod<LicenseContext> = (app, context, done) => {
  const { sessions, photos } = context;
  app.addHook("onRequest", requireSignIn(sessions));
  readPhotoBodies(app);

  app.put("/:id/photo", {
    schema: {
      tags,
      summary: "Set the photo of a license",
      description: "The body is the file itself. It replaces the previous photo.",
      consumes: PHOTO_TYPES,
      params: idParamsSchema,
      response: { 200: licenseAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownLicenses.find(sessions.db, key))) throw new AppError("not_found");
      const renditions = await renderFor(context, key.userId, reply)(photoOf(request.body));
      const sent = { userId: key.userId, renditions, log: request.log };
      const row = await storeSinglePhoto(photos.storage, sent, (photo) =>
        setLicensePhoto(sessions.db, key, photo),
      );
      reply.header("etag", versionTag(row.version));
      return { license: presentLicense(row, photos) };
    },
  });

  app.delete("/:id/photo", {
    schema: {
      tags,
      summary: "Remove the photo of a license",
      params: idParamsSchema,
      response: { 200: licenseAnswerSchema },
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const { result: row, unused } = await setLicensePhoto(sessions.db, key, null);
      await removePhotos(photos.storage, unused, request.log);
      reply.header("etag", versionTag(row.version));
      return { license: presentLicense(row, photos) };
    },
  });

  done();
};
