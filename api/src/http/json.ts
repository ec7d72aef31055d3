import fastJson from "fast-json-stringify";
import type { FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { refuseTooDeep } from "../base/json-depth.ts";

/**
 * Sets up JSON by the contracts: zod validates input, and fast-json-stringify writes output from the same contract,
 * which leaves out other fields.
 */
export function setUpJson(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => writerOf(schema));

  // Only JSON is accepted, so that other sites cannot post forms. The body may be empty, as for DELETE.
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else {
      void parseJson(request, body.toString(), (error, parsed) =>
        done(error ?? refuseTooDeep(parsed), parsed),
      );
    }
  });
}

type Writer = ReturnType<typeof fastJson>;

/** Many routes share a schema, such as that of errors, so serializers are cached. */
const writers = new WeakMap<z.core.$ZodType, Writer>();

/**
 * Compiles a serializer with its first answer. Compiling at the start would take a hundred of them, most for rarely
 * used routes.
 */
function writerOf(schema: unknown): Writer {
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError("An answer's schema must be a zod schema");
  return (answer) => (writers.get(schema) ?? compile(schema))(answer);
}

function compile(schema: z.core.$ZodType): Writer {
  const writer = fastJson(toJsonSchema(schema));
  writers.set(schema, writer);
  return writer;
}

function toJsonSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { target: "draft-7", io: "output" });
  return jsonSchema;
}
