import { waterChangesSchema } from "@creel/domain/waters/new-water";
import { writtenWaterSchema } from "@creel/domain/waters/water";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { expectedVersion, versionTag, ifMatchSchema } from "../base/if-match.ts";
import { AppError } from "../errors/errors.ts";
import { presentWater } from "./present-water.ts";
import type { WaterContext } from "./water-context.ts";
import { changeWater } from "./write-water.ts";

const tags = ["Waters"];

export const changeWaterRoutes: FastifyPluginCallbackZod<WaterContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.put("/:id", {
    schema: {
      tags,
      summary: "Rename or move a water",
      description:
        'An absent field keeps its value; null clears it. With If-Match: "<version>", a water that has ' +
        "changed since gets 412 with the stored water. A change that is already stored, because its answer " +
        "was lost, gets 200 and changes nothing. After a move, catches and trips are assigned to waters again.",
      params: idParamsSchema,
      headers: ifMatchSchema,
      body: waterChangesSchema,
      response: { 200: writtenWaterSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const version = expectedVersion(request.headers["if-match"]);
      const key = { userId: user.id, id: request.params.id };
      const changed = await changeWater(db, key, { changes: request.body, expectedVersion: version });
      if ("stored" in changed) {
        const water = await presentWater(db, user, changed.stored);
        throw new AppError("stale_version", { extra: { water } });
      }
      reply.header("etag", versionTag(changed.row.version));
      return { water: await presentWater(db, user, changed.row), found: changed.found };
    },
  });

  done();
};
