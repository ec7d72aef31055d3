import { notificationChangesSchema } from "@creel/domain/notifications/change-notifications";
import { newChannelSchema } from "@creel/domain/notifications/new-channel";
import {
  newChannelAnswerSchema,
  notificationsSchema,
  testAnswerSchema,
} from "@creel/domain/notifications/notifications";
import { refusedItemSchema } from "@creel/domain/notifications/refused-item";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { deviceName } from "../accounts/sessions/device-name.ts";
import { requireSignIn, signedInSession, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { AppError } from "../errors/errors.ts";
import { languageOfRequest } from "../language/request-language.ts";
import { addChannel } from "./add-channel.ts";
import { changeNotifications } from "./change-notifications.ts";
import { deleteChannel } from "./channels.repository.ts";
import type { NotificationsContext } from "./notification-context.ts";
import { presentChannel, presentNotifications } from "./present-notifications.ts";
import { refusedNotification } from "./refused-notification.ts";
import { testChannel } from "./test-channel.ts";

const tags = ["Notifications"];

/** Serves what a user is told of and on which channels. */
export const notificationsRoutes: FastifyPluginCallbackZod<NotificationsContext> = (app, context, done) => {
  const { sessions, carriers } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "What you are told of, and your channels with their last results",
      response: { 200: notificationsSchema },
    },
    handler: async (request) => presentNotifications(db, signedInUser(request), carriers.vapid.publicKey),
  });

  app.put("/", {
    schema: {
      tags,
      summary: "Turn topics on or off, and set quiet hours; absent fields stay the same",
      description:
        "All topics are off at first, except the email about a new way in, which cannot be turned off. A topic is " +
        "on for kinds of channels. What comes up in quiet hours waits until they end; an email about a new way in " +
        "does not wait, and severe alerts do not if `alerts_in_quiet` is on.",
      body: notificationChangesSchema,
      response: { 200: notificationsSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      await changeNotifications(db, user, request.body);
      return presentNotifications(db, user, carriers.vapid.publicKey);
    },
  });

  done();
};

/** Serves the channels besides email, which is always there. */
export const channelsRoutes: FastifyPluginCallbackZod<NotificationsContext> = (app, context, done) => {
  const { sessions, carriers, countMessage } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/channels", {
    schema: {
      tags,
      summary: "Add a phone, an ntfy topic or a webhook",
      description:
        "The answer has the key that signs a webhook's messages; it is not shown again. A phone that is already a " +
        "channel gives 200, with its new keys stored. A phone gets nothing once the session that added it has ended.",
      body: newChannelSchema,
      response: { 200: newChannelAnswerSchema, 201: newChannelAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await countMessage(user.id, 1);
      const device = deviceName(request.headers["user-agent"] ?? "", languageOfRequest(request));
      const adding = { user, device, sessionId: signedInSession(request).sessionId };
      const { isPrivateAllowed } = carriers;
      const { row, secret, isNew } = await addChannel({ db, isPrivateAllowed }, request.body, adding);
      reply.code(isNew ? 201 : 200);
      return { channel: presentChannel(row, user), secret };
    },
  });

  app.delete("/channels/:id", {
    schema: { tags, summary: "Remove a channel", params: idParamsSchema },
    handler: async (request, reply) => {
      const { id: userId } = signedInUser(request);
      // The row of the email channel only holds its results.
      const { id } = request.params;
      if (id === userId || !(await deleteChannel(db, { userId, id }))) throw new AppError("not_found");
      return reply.code(204).send();
    },
  });

  app.post("/channels/:id/test", {
    schema: {
      tags,
      summary: "Send a test message now, also in quiet hours",
      description: "The id of the email channel is the user's id.",
      params: idParamsSchema,
      response: { 200: testAnswerSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      return testChannel({ db, carriers, countMessage }, user, request.params.id);
    },
  });

  done();
};

/** Serves reports of what the phone could not upload. */
export const refusedRoutes: FastifyPluginCallbackZod<NotificationsContext> = (app, context, done) => {
  const { sessions, sendNotification, countMessage } = context;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/refused", {
    schema: {
      tags,
      summary: "Report that something that waited on a phone was refused",
      description: "Sends the notification `refused`, once for each id.",
      body: refusedItemSchema,
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await countMessage(user.id, 1);
      await sendNotification(user, refusedNotification(user, request.body));
      return reply.code(204).send();
    },
  });

  done();
};
