import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";
import { afterAll, expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { fields } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

const METRICS_TOKEN = "a token for the numbers";

const webFolder = await mkdtemp(join(tmpdir(), "creel-web-"));
afterAll(() => rm(webFolder, { recursive: true, force: true }));
await mkdir(join(webFolder, ".pages"));
await mkdir(join(webFolder, "assets"));
await mkdir(join(webFolder, "docs"));
await writeFile(join(webFolder, "docs/index.html"), "how it works");
await writeFile(join(webFolder, "docs/404.html"), "no such page");
await writeFile(join(webFolder, "index.html"), "the app");
await writeFile(join(webFolder, "assets/a-1.js"), "code");
await writeFile(join(webFolder, ".pages/about.html"), "all about it");
await writeFile(
  join(webFolder, ".pages/pages.json"),
  JSON.stringify({ pages: { "/about": "about.html" }, paths: ["/about", "/login", "/reset-password"] }),
);

const { app, as, given } = await setupApi({
  webFolder,
  docsFolder: join(webFolder, "docs"),
  settings: readSettings({
    METRICS_TOKEN,
    DATA_DIR: webFolder,
    PUBLIC_URL: "https://creel.test",
    MAP_STYLE_URL: "https://tiles.example/style",
  }),
});
app.get("/api/bug", () => {
  throw new Error("broken");
});
const ana = await given.user();
const bearer = { authorization: `Bearer ${ana.accessToken}` };
const photo = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
const logged = await as(ana).post("/catches", catchForm(aCatch(), [photo]));
const download = await as(ana).post("/auth/me/export");

const ANSWERS: [string, number, string, Record<string, string>?][] = [
  ["a public page", 200, "/about"],
  ["a page of the app", 200, "/login"],
  ["a page that is not there", 404, "/no/such/page"],
  ["a page of the documentation", 200, "/docs/"],
  ["a page of the documentation that is not there", 404, "/docs/nothing"],
  ["another spelling of a page", 308, "/About/"],
  ["a script", 200, "/assets/a-1.js"],
  ["a file that is not there", 404, "/assets/b-2.js"],
  ["robots.txt", 200, "/robots.txt"],
  ["the list of pages", 200, "/sitemap.xml"],
  ["an answer of the API", 200, "/api/catches", bearer],
  ["an answer to anybody", 200, "/api/health"],
  ["a refusal of who is not signed in", 401, "/api/catches"],
  ["a refusal of a query", 400, "/api/catches?limit=x", bearer],
  ["a path of the API that is not there", 404, "/api/nowhere"],
  ["an id that cannot be read", 400, "/api/catches/%ff", bearer],
  ["a page that cannot be read", 404, "/%c0%ae%c0%ae/%ff"],
  ["a failure of ours", 500, "/api/bug"],
  ["a photo", 200, logged.json().catch.photo_url],
  ["a photo that is not there", 404, "/api/photos/nothing.jpg"],
  ["a download", 200, download.json().url],
  ["the API's documentation", 200, "/api/docs/"],
  ["a script of the documentation", 200, "/api/docs/static/swagger-ui.css"],
  ["the OpenAPI document", 200, "/api/openapi.json"],
  ["the numbers", 200, "/api/metrics", { authorization: `Bearer ${METRICS_TOKEN}` }],
  ["the numbers, asked for by anybody", 401, "/api/metrics"],
];

test.each(ANSWERS)("%s (%i) carries every header that protects", async (_name, status, url, headers = {}) => {
  const answer = await app.inject({ url, headers });

  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "geolocation=(self), camera=(self), microphone=()",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(answer.headers["content-security-policy"]).not.toContain("unsafe-eval");
  for (const absentHeader of ["server", "x-powered-by", "set-cookie", "access-control-allow-origin"]) {
    expect(answer.headers).not.toHaveProperty(absentHeader);
  }
});

const WITH_BODY = ANSWERS.filter(([, status]) => status !== 308);

test.each(WITH_BODY)(
  "%s (%i) says what it is and how it is written",
  async (_name, _status, url, headers = {}) => {
    const answer = await app.inject({ url, headers });

    expect(answer.headers["content-type"]).toMatch(/; ?charset=utf-8|^image\/|^application\/zip/i);
  },
);

test.each(ANSWERS)(
  "%s (%i) is marked as an answer of the API where it is one of its routes",
  async (_name, _status, url, headers = {}) => {
    const isOfRoute = url.startsWith("/api/") && !/nowhere|nothing|bug|docs|openapi/.test(url);

    expect(API_RESPONSE_HEADER in (await app.inject({ url, headers })).headers).toBe(isOfRoute);
  },
);

/** The API documentation is the same for everybody, so it may be cached. */
const PRIVATE = ANSWERS.filter(([, , url]) => url.startsWith("/api/") && !/docs|openapi/.test(url));

test.each(PRIVATE)(
  "%s (%i) is kept in no cache that others share",
  async (_name, _status, url, headers = {}) => {
    const answer = await app.inject({ url, headers });

    expect(answer.headers["cache-control"]).toMatch(/no-store|private/);
  },
);

test("the policy of the pages lets in nothing inline and no host but that of the map", async () => {
  const { headers } = await app.inject("/login");

  expect(String(headers["content-security-policy"]).split(";").toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self' https://tiles.example",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob: https://tiles.example",
    "manifest-src 'self'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
  ]);
});

test("a picture is a picture alone, whatever a browser makes of it", async () => {
  const { headers } = await app.inject(logged.json().catch.photo_url);

  expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  expect(headers["content-disposition"]).toMatch(/^inline; filename="catch-[\w.-]+"$/);
});

test("the address of a page with a secret in it is told to nobody", async () => {
  expect((await app.inject("/reset-password")).headers["referrer-policy"]).toBe("no-referrer");
});
