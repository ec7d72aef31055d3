import { fullName } from "@creel/domain/accounts/user";
import { adminCatchAnswerSchema } from "@creel/domain/admin/admin-catches";
import { newRevealSchema, REVEAL_MINUTES } from "@creel/domain/admin/new-reveal";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { v7 as uuidv7 } from "uuid";

import { audit } from "../../audit/audit.ts";
import { ownCatches } from "../../catches/record/catches.repository.ts";
import { catchParamsSchema } from "../../catches/write/receive-change.ts";
import { AppError } from "../../errors/errors.ts";
import { ownReveals } from "../../reveals/reveals.repository.ts";
import { actorOf, type AdminContext } from "../users/admin-access.ts";
import { findOwnerOf } from "./anyones-catches.repository.ts";
import { presentAdminCatch } from "./present-admin-catch.ts";

export const revealCatchRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { db } = context.sessions;

  app.post("/:id/reveal", {
    schema: {
      tags: ["Admin"],
      summary: "Reveal the exact place of any user's catch, after you confirm it",
      description:
        `For ${REVEAL_MINUTES} minutes, with its time, notes and all conditions. The audit records it, and the ` +
        "angler is told who looked and why.",
      params: catchParamsSchema,
      body: newRevealSchema,
      response: { 201: adminCatchAnswerSchema },
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      const { admin } = actor;
      const { reason, ...confirmation } = request.body;
      await context.confirmStep(request, confirmation);
      const owner = await findOwnerOf(db, request.params.id);
      const row = owner && (await ownCatches.find(db, { userId: owner.id, id: request.params.id }));
      if (!row) throw new AppError("not_found");
      const { userId, id: catchId, species, caughtOn } = row;
      const revealedAt = new Date();
      const until = new Date(revealedAt.getTime() + REVEAL_MINUTES * MINUTE_MS);
      const what = { userId, catchId, species, caughtOn, reason, revealedAt, until };
      await db.transaction().execute(async (transaction) => {
        await ownReveals.insert(transaction, {
          ...what,
          id: uuidv7(),
          adminId: admin.id,
          adminName: fullName(admin),
        });
        const details = { species, caughtOn, reason };
        await audit(transaction, actor, { action: "catch.reveal", user: owner, details });
      });
      return reply.code(201).send({ catch: await presentAdminCatch(context, admin, { row, owner }) });
    },
  });

  done();
};
