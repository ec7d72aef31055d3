import * as z from "zod/mini";

const schemaSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
});
type Schema = z.infer<typeof schemaSchema>;

const operationSchema = z.looseObject({
  parameters: z._default(
    z.array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z._default(z.boolean(), false),
        schema: schemaSchema,
      }),
    ),
    [],
  ),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(schemaSchema) })) }),
  ),
});

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** Deleting comes last, so that the other requests find their data. */
const METHODS = ["get", "post", "put", "delete"] as const;

const NAMES = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const;

export interface DocumentedRequest {
  /** Such as "GET /api/catches/{id}". */
  route: string;
  method: (typeof NAMES)[keyof typeof NAMES];
  /** The URL without "/api". */
  url: string;
  payload?: unknown;
}

/** Sample values by the names of parameters and fields. Each of a path parameter's values is requested. */
export interface Samples {
  path: (path: string, name: string) => readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/**
 * Returns one request for every route of an OpenAPI document.
 * @param hasQueries whether each route is also requested once per optional parameter
 */
export function requestsOf(document: unknown, samples: Samples, hasQueries: boolean): DocumentedRequest[] {
  const { paths } = documentSchema.parse(document);
  return METHODS.flatMap((method) =>
    Object.entries(paths).flatMap(([path, operations]) => {
      const operation = operations[method];
      return operation ? requestsOfRoute({ path, method, operation, hasQueries }, samples) : [];
    }),
  );
}

interface Route {
  path: string;
  method: (typeof METHODS)[number];
  operation: z.infer<typeof operationSchema>;
  hasQueries: boolean;
}

function requestsOfRoute(
  { path, method, operation, hasQueries }: Route,
  samples: Samples,
): DocumentedRequest[] {
  const name = NAMES[method];
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const sent = schema && { payload: sampleOf(schema, "", samples) };
  return addressesOf(path, samples).flatMap((address) =>
    queriesOf(operation, samples, hasQueries).map((query) => {
      const url = `${address}${query === "" ? "" : `?${query}`}`;
      return Object.assign({ route: `${name} ${path}`, method: name, url }, sent);
    }),
  );
}

function addressesOf(path: string, samples: Samples): string[] {
  let addresses = [path.replace(/^\/api/, "")];
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    const values = samples.path(path, name);
    addresses = addresses.flatMap((address) => values.map((value) => address.replace(`{${name}}`, value)));
  }
  return addresses;
}

function queriesOf({ parameters }: Route["operation"], samples: Samples, hasQueries: boolean): string[] {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const pairOf = ({ name, schema }: (typeof inQuery)[number]) =>
    [name, String(sampleOf(schema, name, samples))] as const;
  const required = inQuery.filter((parameter) => parameter.required).map(pairOf);
  const optional = inQuery.filter((parameter) => hasQueries && !parameter.required).map(pairOf);
  return [[], ...optional.map((pair) => [pair])].map((pairs) =>
    new URLSearchParams(Object.fromEntries([...required, ...pairs])).toString(),
  );
}

/** Returns a value that the schema accepts, as far as the schema tells. */
function sampleOf(schema: Schema, name: string, samples: Samples): unknown {
  if (Object.hasOwn(samples.values, name)) return samples.values[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = z.array(schemaSchema).safeParse(schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"]);
  const [first] = choices.data ?? [];
  if (first) return sampleOf(first, name, samples);
  return sampleOfType(schema, name, samples);
}

function sampleOfType(schema: Schema, name: string, samples: Samples): unknown {
  const type = [schema.type].flat()[0];
  if (type === "object") return sampleOfObject(schema, samples);
  if (type === "array") {
    const items = schemaSchema.safeParse(schema["items"]);
    return items.data ? [sampleOf(items.data, name, samples)] : [];
  }
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return Math.max(schema.minimum ?? 1, 1);
  return textOf(schema);
}

function sampleOfObject({ required = [], ...schema }: Schema, samples: Samples): Record<string, unknown> {
  const properties = z.record(z.string(), schemaSchema).safeParse(schema["properties"]).data ?? {};
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || Object.hasOwn(samples.values, name),
  );
  return Object.fromEntries(
    names.map((name) => {
      const property = properties[name];
      return [name, property && sampleOf(property, name, samples)];
    }),
  );
}

const TEXTS: Readonly<Record<string, string>> = {
  date: "2026-11-20",
  "date-time": "2026-11-20T12:00:00.000Z",
  uuid: "0199f2a0-0000-7000-8000-000000000001",
  email: "somebody@example.com",
};

function textOf({ format = "", minLength = 1 }: Schema): string {
  return TEXTS[format] ?? "pike".padEnd(minLength, "e");
}
