import * as fc from "fast-check";
import * as z from "zod/mini";

/** The subset of JSON Schema that the API's own document uses. */
const shapeSchema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  get anyOf() {
    return z.optional(z.array(shapeSchema));
  },
  get items() {
    return z.optional(shapeSchema);
  },
  get properties() {
    return z.optional(z.record(z.string(), shapeSchema));
  },
});
type Shape = z.infer<typeof shapeSchema>;

const parameterSchema = z.object({ name: z.string(), in: z.string(), schema: shapeSchema });
const operationSchema = z.object({
  parameters: z._default(z.array(parameterSchema), []),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: shapeSchema })) })),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

export interface Fuzzed {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** The account that sends the request. */
  who: "nobody" | "angler" | "admin";
}

/** Generates requests to every operation of an OpenAPI document. Most are nearly valid, some are completely wrong. */
export function requestsOf(document: unknown, knownId: string): fc.Arbitrary<Fuzzed> {
  const { paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const inPlace = (place: string) =>
      fc.record(
        Object.fromEntries(
          operation.parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema }) => [
              name,
              mostly(valuesOf(schema), takesId(schema) ? knownId : undefined),
            ]),
        ),
        { requiredKeys: [] },
      );
    const shape = operation.requestBody?.content["application/json"]?.schema;
    return fc
      .record({
        inPath: inPlace("path"),
        query: inPlace("query"),
        headers: inPlace("header"),
        body: shape ? mostly(valuesOf(shape)) : fc.constant(undefined),
        who: fc.constantFrom("nobody" as const, "angler", "angler", "admin"),
      })
      .map(({ inPath, query, headers, body, who }) => ({
        method: method.toUpperCase(),
        url: `${fillPath(path, inPath, knownId)}?${queryOf(query)}`,
        headers: headersOf(headers),
        body,
        who,
      }));
  });
}

/** Elsewhere an id would be a token or a place, which the log must not contain although it contains ids. */
function takesId({ format }: Shape): boolean {
  return format === "uuid";
}

function mostly(values: fc.Arbitrary<unknown>, known?: string): fc.Arbitrary<unknown> {
  const usual = [{ weight: 8, arbitrary: values }];
  const own = known === undefined ? [] : [{ weight: 4, arbitrary: fc.constant(known) }];
  return fc.oneof(...usual, ...own, { weight: 1, arbitrary: fc.jsonValue() });
}

function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(valuesOf));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const [type] = [shape.type].flat();
  return BY_TYPE[type ?? ""]?.(shape) ?? fc.jsonValue();
}

const BY_TYPE: Record<string, (shape: Shape) => fc.Arbitrary<unknown>> = {
  object: ({ properties = {} }) =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, mostly(valuesOf(shape))])),
      { requiredKeys: [] },
    ),
  array: ({ items = {} }) => fc.array(valuesOf(items), { maxLength: 12 }),
  integer: numbers,
  number: numbers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: texts,
};

const EDGE_CASE_NUMBERS = [0, -0, -1, 1e21, 5e-324, 1e308, 2 ** 31, 2 ** 53, 2 ** 63];

function numbers({ minimum = -1e6, maximum = 1e6 }: Shape): fc.Arbitrary<unknown> {
  const usual = fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(
    usual,
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    fc.constantFrom(...EDGE_CASE_NUMBERS),
  );
}

const FORMATS: Record<string, () => fc.Arbitrary<string>> = {
  uuid: () => fc.uuid(),
  email: () => fc.emailAddress(),
  "date-time": () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
};

const EDGE_CASE_TEXTS = [
  "",
  "\0",
  "' or 1=1 --",
  "%",
  "\\",
  "\u{D800}",
  "../../etc/passwd",
  "NaN",
  "2026-02-30",
  "9999-12-31T23:59:59Z",
];

function texts({ format = "", maxLength = 100 }: Shape): fc.Arbitrary<unknown> {
  const plausible = FORMATS[format]?.() ?? fc.lorem({ maxCount: 3 });
  const length = Math.min(maxLength + 1, 300);
  return fc.oneof(
    { weight: 6, arbitrary: plausible },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: length }) },
    { weight: 1, arbitrary: fc.constantFrom(...EDGE_CASE_TEXTS) },
    { weight: 1, arbitrary: fc.integer().map(String) },
  );
}

function fillPath(path: string, values: Record<string, unknown>, known: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? known));
}

function queryOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}=${encode(each)}`))
    .join("&");
}

function encode(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed());
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Removes characters that a client cannot send in a header. */
function headersOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, textOf(value).replaceAll(/[^\t -~]/g, "")]),
  );
}
