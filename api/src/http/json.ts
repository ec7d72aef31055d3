import fastJson from "fast-json-stringify";
import type { FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";

/**
 * JSON in and out by the contracts: zod checks what comes in; what goes out is written by
 * fast-json-stringify from the same contract, which leaves out what is not in it.
 */
export function speakJson(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => writerOf(schema));

  // JSON alone, so that no form of another site can post; and a body may be missing, as DELETE has none.
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
}

type Writer = ReturnType<typeof fastJson>;

/** Many routes answer by the same contract, errors all of them: what writes it is made once. */
const writers = new WeakMap<z.core.$ZodType, Writer>();

function writerOf(schema: unknown): Writer {
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError("An answer's schema must be a zod schema");
  const writer = writers.get(schema) ?? fastJson(toJsonSchema(schema));
  writers.set(schema, writer);
  return writer;
}

function toJsonSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { target: "draft-7", io: "output" });
  return jsonSchema;
}
