import fastJson from "fast-json-stringify";
import type { FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { refuseTooDeep } from "../base/json-depth.ts";

/**
 * JSON in and out by the contracts: zod checks what comes in; what goes out is written by
 * fast-json-stringify from the same contract, which leaves out what is not in it.
 */
export function speakJson(app: FastifyInstance): void {
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

/** Compiled with the first answer: at the start a hundred of them would be, most for routes that are seldom asked. */
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
