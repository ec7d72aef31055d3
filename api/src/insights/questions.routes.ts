import {
  insightQuestionAnswerSchema,
  insightQuestionsSchema,
  newInsightQuestionSchema,
} from "@creel/domain/insights/insight-question";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../base/id-params.ts";
import { readSpeciesNames } from "../database/species-names.ts";
import { AppError } from "../errors/errors.ts";
import { askQuestion, presentQuestion } from "./ask-question.ts";
import type { InsightContext } from "./insight-context.ts";
import { ownQuestions, setClosed } from "./questions.repository.ts";

const tags = ["Insights"];

/** Serves the questions that an angler asks about future trips. */
export const questionsRoutes: FastifyPluginCallbackZod<InsightContext> = (app, { sessions }, done) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/questions", {
    schema: {
      tags,
      summary: "All questions, latest first",
      response: { 200: insightQuestionsSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const [rows, { nameOf }] = await Promise.all([
        ownQuestions.list(db, user.id),
        readSpeciesNames(db, user),
      ]);
      return { questions: rows.map((row) => presentQuestion(row, nameOf)) };
    },
  });

  app.post("/questions", {
    schema: {
      tags,
      summary: "Ask a question",
      description:
        "Only trips that start after it count. One can be open at a time, otherwise 409 question_open with the `open` " +
        "one. The same id again gives 200 with the stored question and changes nothing.",
      body: newInsightQuestionSchema,
      response: { 200: insightQuestionAnswerSchema, 201: insightQuestionAnswerSchema },
    },
    handler: async (request, reply) => {
      const { row, isNew } = await askQuestion(db, signedInUser(request).id, request.body);
      reply.code(isNew ? 201 : 200);
      return { question: presentQuestion(row) };
    },
  });

  app.post("/questions/:id/close", {
    schema: {
      tags,
      summary: "Close a question",
      description: "A closed question stays as it is.",
      params: idParamsSchema,
      response: { 200: insightQuestionAnswerSchema },
    },
    handler: async (request) => {
      const row = await setClosed(db, { userId: signedInUser(request).id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      return { question: presentQuestion(row) };
    },
  });

  done();
};
