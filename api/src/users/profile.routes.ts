import { profileChangesSchema } from "@creel/domain/users/profile";
import { userAnswerSchema } from "@creel/domain/users/user";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../auth/sessions.ts";
import { requireSignIn, signedInUser } from "../auth/signed-in.ts";
import { changeProfile } from "./change-profile.ts";
import { presentUser } from "./present-user.ts";

export interface ProfileOptions {
  sessions: SessionContext;
}

/** What one says about oneself. */
export const profileRoutes: FastifyPluginCallbackZod<ProfileOptions> = (app, { sessions }, done) => {
  app.put("/me", {
    onRequest: requireSignIn(sessions),
    schema: {
      tags: ["Accounts"],
      summary: "Change your profile; what is absent stays",
      body: profileChangesSchema,
      response: { 200: userAnswerSchema },
    },
    handler: async (request) => {
      const { id } = signedInUser(request);
      return { user: presentUser(await changeProfile(sessions.db, id, request.body)) };
    },
  });

  done();
};
