import {
  madeShareSchema,
  newShareSchema,
  sharesSchema,
  squareAnswerSchema,
} from "@creel/domain/shares/share";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { AppError } from "../errors/errors.ts";
import { squarePlaceOf } from "../places/fix-squares.ts";
import { makeShare } from "./make-share.ts";
import { presentShares } from "./present-share.ts";
import type { ShareContext } from "./share-context.ts";
import { ownShares, revokeAll, revokeShare } from "./shares.repository.ts";

const tags = ["Shares"];
const ABOUT_MAKING =
  "Anyone with the link can see it without an account. It shows no place, time, notes, water or name unless you choose so, and " +
  "expires after 30 days. The map square is fixed now: 0.2° are 22 km from south to north, 0.05° 5.6 km, 0.01° " +
  "1.1 km. A year has only counts, without a place. The address is shown only this once.";
const SQUARES = {
  tags,
  summary: "The map square that links show for a catch or trip",
  description:
    "The square of the first catch or trip within 500 m, at the same spot or on the same trip, so that all links to one spot show one " +
    "square. 404 without a place.",
  params: idParamsSchema,
  response: { 200: squareAnswerSchema },
};

/** Serves the links with which an angler shares a catch, a trip or a year. */
export const sharesRoutes: FastifyPluginCallbackZod<ShareContext> = (app, context, done) => {
  const { sessions, subjects, countShare, publicUrl } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "Your shared links, latest first",
      description:
        "Expired links stay listed for 30 days. Addresses are not included: only their hashes are stored.",
      response: { 200: sharesSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      return { shares: await presentShares(subjects, user, await ownShares.list(db, user.id)) };
    },
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Create a link to a catch, a trip or a year",
      description: ABOUT_MAKING,
      body: newShareSchema,
      response: { 201: madeShareSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await countShare(user.id, 1);
      const { row, token } = await makeShare(context, user, request.body);
      const [share] = await presentShares(subjects, user, [row]);
      if (!share) throw new AppError("not_found");
      reply.code(201);
      return { share, url: `${publicUrl ?? ""}/s/${token}` };
    },
  });

  app.get("/squares/:id", {
    schema: SQUARES,
    handler: async (request) => {
      const place = await squarePlaceOf(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!place) throw new AppError("not_found");
      return { place };
    },
  });

  app.delete("/", {
    schema: { tags, summary: "Revoke all your links" },
    handler: async (request, reply) => {
      await revokeAll(db, signedInUser(request).id);
      return reply.code(204).send();
    },
  });

  app.delete("/:id", {
    schema: { tags, summary: "Revoke a link for good", params: idParamsSchema },
    handler: async (request, reply) => {
      const isThere = await revokeShare(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!isThere) throw new AppError("not_found");
      return reply.code(204).send();
    },
  });

  done();
};
