import { profileChangesSchema } from "@creel/domain/accounts/profile";
import { userAnswerSchema } from "@creel/domain/accounts/user";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../sessions/signed-in.ts";
import { presentUser } from "../users/present-user.ts";
import { changeProfile } from "./change-profile.ts";

export interface ProfileOptions {
  sessions: SessionContext;
}

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
