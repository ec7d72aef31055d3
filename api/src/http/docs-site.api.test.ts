import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

import { afterAll, expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { setupApi } from "../testing/setup-api.ts";

const root = await mkdtemp(join(tmpdir(), "creel-docs-"));
afterAll(() => rm(root, { recursive: true, force: true }));
const docsFolder = join(root, "docs");
const webFolder = join(root, "dist");
await mkdir(join(docsFolder, "guide"), { recursive: true });
await mkdir(join(docsFolder, "assets"));
await mkdir(join(webFolder, ".pages"), { recursive: true });
await writeFile(join(root, "secret.html"), "not of the site");
await writeFile(join(docsFolder, ".built-from"), "a stamp");
await writeFile(join(docsFolder, "index.html"), "three ways in");
await writeFile(join(docsFolder, "404.html"), "no such page of the guide");
await writeFile(join(docsFolder, "guide/index.html"), "what you can do");
await writeFile(join(docsFolder, "guide/trips.html"), "all about trips");
await writeFile(join(docsFolder, "guide/trips.html.br"), brotliCompressSync("all about trips"));
await writeFile(join(docsFolder, "assets/app.a1.js"), "code");
await writeFile(join(webFolder, "index.html"), "<head></head>the app");
await writeFile(join(webFolder, ".pages/about.html"), "about");
await writeFile(
  join(webFolder, ".pages/pages.json"),
  JSON.stringify({ pages: { "/about": "about.html" }, paths: ["/about"] }),
);

const settings = readSettings({ PUBLIC_URL: "https://creel.test" });
const { app } = await setupApi({ docsFolder, webFolder, settings });
const get = (url: string, headers = {}) => app.inject({ url, headers });

test.each([
  ["/docs/", "three ways in"],
  ["/docs/guide/", "what you can do"],
  ["/docs/guide/trips", "all about trips"],
  ["/docs/guide/trips?from=app", "all about trips"],
])("%s is a page of the documentation", async (url, text) => {
  const page = await get(url);

  expect([page.statusCode, page.body]).toEqual([200, text]);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("a page is under the policy of the app, which lets in nothing inline", async () => {
  const policy = String((await get("/docs/guide/trips")).headers["content-security-policy"]);

  expect(policy).toContain("script-src 'self';style-src 'self';");
});

test("a page is compressed, and sent once while it stays the same", async () => {
  const page = await get("/docs/guide/trips", { "accept-encoding": "br" });
  const again = await get("/docs/guide/trips", {
    "if-none-match": (await get("/docs/guide/trips")).headers.etag,
  });

  expect(page.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe("all about trips");
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("pages are asked for anew, and files with a hash in their name never again", async () => {
  expect((await get("/docs/guide/trips")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/docs/assets/app.a1.js")).headers["cache-control"]).toContain("immutable");
});

test.each([
  ["/docs", "/docs/"],
  ["/docs/guide", "/docs/guide/"],
  ["/docs/guide/trips/", "/docs/guide/trips"],
  ["/docs/guide/trips.html", "/docs/guide/trips"],
  ["/docs/guide/index.html", "/docs/guide/"],
])("%s leads to the one address of its page", async (url, address) => {
  const answer = await get(url);

  expect([answer.statusCode, answer.headers.location]).toEqual([308, address]);
});

test.each(["/docs/guide/whales", "/docs/404.html", "/docs/404", "/docs/assets/gone.js", "/docs/.built-from"])(
  "%s is not there, and the documentation says so",
  async (url) => {
    const answer = await get(url);

    expect([answer.statusCode, answer.body]).toEqual([404, "no such page of the guide"]);
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
  },
);

test.each(["/docs/../secret.html", "/docs/%2e%2e/secret.html", "/docs/guide/..%2f..%2fsecret.html"])(
  "%s leads to nothing outside of the documentation",
  async (url) => {
    expect((await get(url)).body).not.toContain("not of the site");
  },
);

test("search engines are told of its pages", async () => {
  expect((await get("/sitemap.xml")).body).toContain("<loc>https://creel.test/docs/guide/trips</loc>");
});

test("where it was not built, a plain page says so", async () => {
  const bare = await setupApi({ webFolder, docsFolder: join(root, "nothing") });
  const answer = await bare.app.inject("/docs/guide/trips");

  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.body).toContain("not built here");
});
