import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { SETTING_NAMES } from "./environment.ts";
import { readSettings } from "./settings.ts";

const FOLDER = join(import.meta.dirname, "../../../deploy");
const EXAMPLES = readdirSync(join(FOLDER, "examples")).filter((name) => name.endsWith(".yaml"));
const FILES = ["compose.yaml", ...EXAMPLES.map((name) => `examples/${name}`)];

/** The reader of YAML that comes with a package of the server. */
const require = createRequire(createRequire(import.meta.url).resolve("@fastify/swagger"));
const { parse }: { parse: (text: string, options: object) => unknown } = require("yaml");

const serviceSchema = z.looseObject({
  image: z.string(),
  restart: z.literal("unless-stopped"),
  environment: z._default(z.record(z.string(), z.string()), {}),
  volumes: z._default(z.array(z.string()), []),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), z.looseObject({})),
  volumes: z._default(z.record(z.string(), z.null()), {}),
});

type Environment = Record<string, string | undefined>;

/** Reads a file with these variables, as Docker Compose does: first the YAML, then the variables in its values. */
function readCompose(name: string, environment: Environment = {}) {
  const text = readFileSync(join(FOLDER, name), "utf8");
  return composeSchema.parse(interpolateAll(parse(text, { merge: true }), environment));
}

function interpolateAll(value: unknown, environment: Environment): unknown {
  if (typeof value === "string") return interpolate(value, environment);
  if (Array.isArray(value)) return value.map((one) => interpolateAll(one, environment));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, interpolateAll(inner, environment)]),
  );
}

/** Replaces `${NAME}` and its forms with a default, an alternative or an error, also within each other. */
function interpolate(text: string, environment: Environment): string {
  const begin = text.indexOf("${");
  if (begin === -1) return text;
  const end = closingBrace(text, begin + 2);
  const [, name = "", operator = "", rest = ""] =
    /^(\w+)(:[-+?])?(.*)$/s.exec(text.slice(begin + 2, end)) ?? [];
  return (
    text.slice(0, begin) +
    interpolate(valueOf(environment[name], operator, rest), environment) +
    interpolate(text.slice(end + 1), environment)
  );
}

function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`There is a variable without an end: ${text.slice(from, from + 40)}`);
}

function valueOf(value: string | undefined, operator: string, rest: string): string {
  if (operator === ":+") return value ? rest : "";
  if (value || operator === "") return value ?? "";
  if (operator === ":?") throw new Error(`Compose wants ${rest}`);
  return rest;
}

/** Returns the variables in the container of Creel when these files are read together. */
function containerOf(files: string[], environment: Environment = {}) {
  const environments = files.map((name) => {
    const { services } = readCompose(name, environment);
    return z.object({ environment: z.record(z.string(), z.string()) }).parse(services["creel"]).environment;
  });
  return Object.assign({}, ...environments.map((one) => one));
}

const settingsOf = (files: string[], environment: Environment = {}) =>
  readSettings(containerOf(files, environment));

/** The variables that the examples require. */
const WANTED = { POSTGRES_PASSWORD: "perch-and-pike", CREEL_HOST: "creel.example.com" };

describe.each(FILES)("%s", (name) => {
  const { services, volumes } = readCompose(name, WANTED);
  const others = Object.entries(services)
    .filter(([service]) => service !== "creel" || name === "compose.yaml")
    .map(([, service]) => serviceSchema.parse(service));

  test("pins its images, and starts everything again with the machine", () => {
    expect(others.map(({ image }) => image)).toEqual(others.map(() => expect.stringMatching(/:v?\d/)));
  });

  test("keeps data in volumes that it names, and mounts files that are there", () => {
    const sources = others.flatMap((service) => service.volumes.map((volume) => volume.split(":")[0] ?? ""));
    const files = sources.filter((source) => source.startsWith("."));

    expect(sources.filter((source) => !files.includes(source)).toSorted()).toEqual(
      Object.keys(volumes).toSorted(),
    );
    expect(files.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
  });
});

test("with nothing set, Creel starts with its own database and makes the first admin's password", () => {
  expect(settingsOf(["compose.yaml"])).toMatchObject({
    databaseUrl: null,
    jwtSecret: null,
    publicUrl: null,
    trustProxy: false,
    storage: { kind: "disk" },
    firstAdmin: { email: "admin@creel.local", password: null },
  });
});

/** Settings that only the container itself sets. */
const OF_THE_IMAGE = new Set(["HOST", "DATA_DIR", "BACKUP_DIR"]);

test("every setting reaches the container, under its own name", () => {
  const settings = SETTING_NAMES.filter((name) => !OF_THE_IMAGE.has(name));
  const environment = Object.fromEntries(settings.map((name) => [name, `the ${name}`]));

  expect(containerOf(["compose.yaml"], environment)).toEqual(environment);
});

test("what an example sets in the container is a setting of Creel, or of its commands", () => {
  const names = EXAMPLES.flatMap((name) => Object.keys(containerOf([`examples/${name}`], WANTED)));

  expect(names).not.toEqual([]);
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual(["CITUS_ADMIN_URL"]);
});

test("the settings of an earlier file, which had a PostgreSQL beside Creel, never start an empty log", () => {
  const earlier = {
    PUBLIC_URL: "https://creel.example.com",
    POSTGRES_PASSWORD: "secret",
    JWT_SECRET: "j".repeat(48),
  };
  const databaseUrl = "postgres://creel:secret@postgres:5432/creel";

  expect(settingsOf(["compose.yaml"], earlier)).toMatchObject({ databaseUrl });
  expect(settingsOf(["compose.yaml", "examples/postgres.yaml"], earlier)).toMatchObject({ databaseUrl });
});

test.each([
  ["postgres.yaml", { databaseUrl: "postgres://creel:perch-and-pike@postgres:5432/creel" }],
  ["citus.yaml", { databaseUrl: "postgres://creel@coordinator:5432/creel" }],
  ["s3.yaml", { storage: { kind: "s3", bucket: "creel-photos" } }],
  ["caddy.yaml", { publicUrl: "https://creel.example.com", trustProxy: ["172.16.0.0/12", "192.168.0.0/16"] }],
  [
    "traefik.yaml",
    { publicUrl: "https://creel.example.com", trustProxy: ["172.16.0.0/12", "192.168.0.0/16"] },
  ],
])("with examples/%s, Creel starts with what it adds", (name, settings) => {
  const { POSTGRES_PASSWORD, ...others } = WANTED;
  const wanted = name === "postgres.yaml" ? { POSTGRES_PASSWORD } : others;

  expect(settingsOf(["compose.yaml", `examples/${name}`], wanted)).toMatchObject(settings);
});

test("there is a test for each example", () => {
  expect(EXAMPLES.toSorted()).toEqual([
    "caddy.yaml",
    "citus.yaml",
    "postgres.yaml",
    "s3.yaml",
    "traefik.yaml",
  ]);
});

test("the container is read-only and without privileges, and its port is that of the machine", () => {
  expect(readCompose("compose.yaml", { PORT: "8080" }).services["creel"]).toMatchObject({
    read_only: true,
    tmpfs: ["/tmp"],
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    environment: { PORT: "8080" },
    ports: ["127.0.0.1:8080:8080"],
  });
});

test("the proxy of the example lets through as much as ten photos, and keeps no places in its log", () => {
  const ours = readFileSync(join(FOLDER, "Caddyfile"), "utf8");
  const inCompose = readFileSync(join(FOLDER, "examples/Caddyfile"), "utf8");

  expect(withoutTitle(inCompose)).toBe(
    withoutTitle(ours)
      .replace("creel.example.com", "{$CREEL_HOST}")
      .replace("127.0.0.1:3000", "{$CREEL_UPSTREAM}"),
  );
});

function withoutTitle(text: string): string {
  return text.slice(text.indexOf("\n{"));
}
