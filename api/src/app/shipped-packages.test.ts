import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import * as z from "zod/mini";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

const lock = readFileSync(join(import.meta.dirname, "../../../package-lock.json"), "utf8");
const packages = Object.entries(lockSchema.parse(JSON.parse(lock)).packages)
  .filter(([path, { link }]) => path.includes("node_modules/") && !link)
  .map(([path, { version, dev }]) => ({ name: path.split("node_modules/").at(-1) ?? "", version, dev }));

/** The first versions without a known vulnerability, for packages that read requests and pictures. */
const FIXED_VERSIONS = {
  fastify: "5.8.5",
  "@fastify/busboy": "3.2.6",
  "@fastify/multipart": "10.1.1",
  "@fastify/static": "9.1.1",
  "@fastify/proxy-addr": "5.1.1",
  sharp: "0.35.3",
};

test.each(Object.entries(FIXED_VERSIONS))("what is shipped of %s is %s or later", (name, fixedVersion) => {
  const shipped = packages.filter((one) => one.name === name && !one.dev);

  expect(shipped).not.toEqual([]);
  for (const { version = "" } of shipped) {
    expect(version.localeCompare(fixedVersion, "en", { numeric: true })).toBeGreaterThanOrEqual(0);
  }
});
