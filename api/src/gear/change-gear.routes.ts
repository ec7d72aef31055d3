import { gearAnswerSchema } from "@creel/domain/gear/gear";
import { gearChangesSchema } from "@creel/domain/gear/new-gear";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { expectedVersion, versionTag, ifMatchSchema } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import type { GearContext } from "./gear-context.ts";
import { presentGear } from "./present-gear.ts";
import { changeGear } from "./write-gear.ts";

export const changeGearRoutes: FastifyPluginCallbackZod<GearContext> = (app, context, done) => {
  const { sessions } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.put("/:id", {
    schema: {
      tags: ["Gear"],
      summary: "Change a lure or a rod",
      description:
        'An absent field keeps its value; null clears it. With If-Match: "<version>", gear that has changed since ' +
        "gets 412 with the stored gear. A change that is already stored, because its answer was lost, " +
        "gets 200 and changes nothing. Catches with a variant that is left out keep the lure.",
      params: idParamsSchema,
      headers: ifMatchSchema,
      body: gearChangesSchema,
      response: { 200: gearAnswerSchema },
    },
    handler: async (request, reply) => {
      const version = expectedVersion(request.headers["if-match"]);
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const changed = await changeGear(db, key, { changes: request.body, expectedVersion: version });
      if ("stored" in changed) {
        throw new AppError("stale_version", { extra: { gear: await presentGear(context, changed.stored) } });
      }
      reply.header("etag", versionTag(changed.row.version));
      return { gear: await presentGear(context, changed.row) };
    },
  });

  done();
};
