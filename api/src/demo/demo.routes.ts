import { sessionSchema } from "@creel/domain/accounts/sign-in";
import { newDemoSchema } from "@creel/domain/demo/demo";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { originOf } from "../accounts/sessions/account-context.ts";
import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { noticeSignIn, userIfSignedIn } from "../accounts/sessions/signed-in.ts";
import { presentUser } from "../accounts/users/present-user.ts";
import { languageToKeep } from "../language/request-language.ts";
import { addressKey } from "../limits/attempt-limits.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { Storage } from "../storage/storage.ts";
import { deleteGuest } from "./end-demos.ts";
import { openDemo } from "./open-demo.ts";

export interface DemoContext {
  sessions: SessionContext;
  storage: Storage;
  /** Counts per address. */
  countDemo: CountPerHour;
  mostGuests: number;
}

/** The routes of a demo, which no other Creel has. */
export const demoRoutes: FastifyPluginCallbackZod<DemoContext> = (app, context, done) => {
  const { sessions, storage, countDemo, mostGuests } = context;

  app.post("/demo", {
    onRequest: noticeSignIn(sessions),
    schema: {
      tags: ["Demo"],
      summary: "Open a demo: a throw-away account with the sample log, deleted after an hour",
      description:
        "A guest who sends their own token starts over: their account is deleted first. 429 demos_full if there " +
        "are as many guests as there may be.",
      body: newDemoSchema,
      response: { 201: sessionSchema },
    },
    handler: async (request, reply) => {
      await countDemo(addressKey(request.ip), 1);
      const { log, body } = request;
      const before = userIfSignedIn(request);
      if (before) await deleteGuest({ db: sessions.db, storage, log }, before.id);
      const visitor = { ...body, language: languageToKeep(request), origin: originOf(request) };
      const { user, ...tokens } = await openDemo({ sessions, storage, log, mostGuests }, visitor);
      return reply.code(201).send({ ...tokens, user: presentUser(user) });
    },
  });

  done();
};
