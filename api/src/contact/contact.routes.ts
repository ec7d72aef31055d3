import {
  contactAnswerSchema,
  type ContactMessage,
  contactMessageSchema,
} from "@creel/domain/contact/contact";
import { operatorSchema } from "@creel/domain/contact/operator";
import { contactThanks } from "@creel/texts/contact/contact-thanks";
import type { FastifyBaseLogger } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { v7 as uuidv7 } from "uuid";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { noticeSignIn, userIfSignedIn } from "../accounts/sessions/signed-in.ts";
import { answerIn, languageOfRequest } from "../language/request-language.ts";
import { addressKey } from "../limits/attempt-limits.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { Mail } from "../mail/mail.ts";
import type { Mailer } from "../mail/mailer.ts";
import { insertContactMessage } from "./contact-messages.repository.ts";
import type { OperatorSettings } from "./operator-settings.ts";

interface ContactContext {
  sessions: SessionContext;
  mailer: Mailer;
  operator: OperatorSettings;
  countMessage: CountPerHour;
}

const tags = ["Contact"];

export const contactRoutes: FastifyPluginCallbackZod<ContactContext> = (app, context, done) => {
  const { sessions, operator, countMessage } = context;

  app.get("/contact", {
    schema: { tags, summary: "Who runs this site", response: { 200: operatorSchema } },
    handler: () => operator,
  });

  app.post("/contact", {
    onRequest: noticeSignIn(sessions),
    schema: {
      tags,
      summary: "Send a message to the people who run this site",
      body: contactMessageSchema,
      response: { 201: contactAnswerSchema },
    },
    handler: async (request, reply) => {
      await countMessage(addressKey(request.ip), 1);
      const { website, ...message } = request.body;
      // Only bots fill in this hidden field. They get the same answer as everybody.
      if (!website) {
        const userId = userIfSignedIn(request)?.id ?? null;
        await take(context, { ...message, userId }, request.log);
      }
      const language = languageOfRequest(request);
      answerIn(language, reply);
      return reply.code(201).send({ message: contactThanks(operator, language) });
    },
  });

  done();
};

async function take(
  { sessions, mailer, operator }: ContactContext,
  message: ContactMessage & { userId: string | null },
  log: FastifyBaseLogger,
): Promise<void> {
  const id = uuidv7();
  await insertContactMessage(sessions.db, { ...message, id });
  if (operator.contactTo === null) {
    log.warn({ message: id }, "A message was saved but not mailed because CONTACT_TO is not set");
  } else {
    await mailer.send(contactMail(operator.contactTo, message));
  }
}

/** The reply address is that of the sender. */
function contactMail(to: string, { name, email, subject, message, priority }: ContactMessage): Mail {
  return {
    to,
    replyTo: { name, address: email },
    subject: `Creel: ${subject} from ${name}, ${priority} priority`,
    content: {
      paragraphs: [`${name} <${email}> wrote:`, ...message.split(/\n\s*\n/)],
      closing: `Sent from the contact page. Subject: ${subject}. Priority: ${priority}. Your reply goes to ${email}.`,
    },
  };
}
