import { gearAnswerSchema, gearListSchema } from "@creel/domain/gear/gear";
import { newGearSchema } from "@creel/domain/gear/new-gear";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { versionTag } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import { removePhotos } from "../photos/photo-files.ts";
import type { GearContext } from "./gear-context.ts";
import { ownGear } from "./gear.repository.ts";
import { listGear, presentGear } from "./present-gear.ts";
import { makeGear, removeGear } from "./write-gear.ts";

const tags = ["Gear"];

/** Serves the tackle box: lures with variants, and rods. Only their angler sees them. */
export const gearRoutes: FastifyPluginCallbackZod<GearContext> = (app, context, done) => {
  const { sessions, photos } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "All lures and rods with their catches, most fish first",
      response: { 200: gearListSchema },
    },
    handler: async (request) => ({ gear: await listGear(context, signedInUser(request).id) }),
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Add a lure or rod to the tackle box",
      description:
        "The same id again, from the same user, gives 200 with the stored gear and changes nothing.",
      body: newGearSchema,
      response: { 200: gearAnswerSchema, 201: gearAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await makeGear(db, signedInUser(request).id, request.body);
      reply.header("etag", versionTag(row.version)).code(isNew ? 201 : 200);
      return { gear: await presentGear(context, row) };
    },
  });

  app.get("/:id", {
    schema: {
      tags,
      summary: "One lure or rod",
      params: idParamsSchema,
      response: { 200: gearAnswerSchema },
    },
    handler: async (request, reply) => {
      const row = await ownGear.find(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { gear: await presentGear(context, row) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Delete a lure or a rod",
      description: "Its catches stay and keep their lure_type.",
      params: idParamsSchema,
    },
    handler: async (request, reply) => {
      const unused = await removeGear(db, { userId: signedInUser(request).id, id: request.params.id });
      await removePhotos(photos.storage, unused, request.log);
      return reply.code(204).send();
    },
  });

  done();
};
