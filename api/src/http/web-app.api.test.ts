import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { setupApi } from "../testing/setup-api.ts";

const folder = await mkdtemp(join(tmpdir(), "creel-web-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

await mkdir(join(folder, ".pages"));
await mkdir(join(folder, "assets"));
await writeFile(join(folder, "index.html"), "<head></head>the app");
await writeFile(join(folder, "assets/a-1.js"), "code");
await writeFile(join(folder, "sw.js"), 'files("index.html of {settings}")');
await writeFile(join(folder, ".pages/about.html"), "<head><!--address--></head>all about it");
await writeFile(join(folder, ".pages/contact.html"), "<head></head>answered within {{response}}");
await writeFile(join(folder, ".pages/name.contact.html"), "<head></head>{{name}}");
await writeFile(
  join(folder, ".pages/name.links.contact.html"),
  '<head></head>{{name}}: <a href="{{linkUrl}}" rel="me">{{linkName}}</a>',
);
await writeFile(join(folder, ".pages/join.html"), "<head><!--address--></head>how to join");
await writeFile(join(folder, ".pages/join-as-guest.html"), "<head><!--address--></head>how to visit");
await writeFile(join(folder, ".pages/app-trips.html"), "<head></head>the app, with what trips need");
await writeFile(
  join(folder, ".pages/de-about.html"),
  "<head><!--address--></head>alles darüber, binnen {{response|24 Stunden}}",
);
await writeFile(join(folder, ".pages/en-xa-about.html"), "<head><!--address--></head>àĺĺ àƀōũţ ĩţ");
await writeFile(
  join(folder, ".pages/pages.json"),
  JSON.stringify({
    pages: {
      "/about": "about.html",
      "/de/about": "de-about.html",
      "/en-xa/about": "en-xa-about.html",
      "/contact": "contact.html",
      "/join": "join.html",
      "/join?as=guest": "join-as-guest.html",
    },
    appPages: { "/trips": "app-trips.html" },
    facts: { "/contact": ["name", "links"] },
    languages: [
      { locale: "en-XA", prefix: "/en-xa", isListed: false },
      { locale: "de", prefix: "/de", isListed: true },
      { locale: "en", prefix: "", isListed: true },
    ],
    paths: ["/about", "/contact", "/join", "/login", "/trips", "/club/:id"],
  }),
);

/** Tests with the same environment share a site, which keeps no state about visitors. */
const sites = new Map<string, ReturnType<typeof setupApi>>();

async function setupSite(environment: Record<string, string> = {}) {
  const app = await setupApp(environment);
  return (url: string, headers = {}) => app.inject({ url, headers });
}

async function setupApp(environment: Record<string, string> = {}) {
  const name = JSON.stringify(environment);
  const site = sites.get(name) ?? setupApi({ webFolder: folder, settings: readSettings(environment) });
  sites.set(name, site);
  return (await site).app;
}

test("a public page is sent as it was drawn, and only once while it stays the same", async () => {
  const get = await setupSite();

  const page = await get("/about?from=mail");
  const again = await get("/about", { "if-none-match": String(page.headers["etag"]) });

  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["x-robots-tag"]).toBeUndefined();
  expect(page.body).toContain("all about it");
  expect(again.statusCode).toBe(304);
});

test.each(["/login", "/club/7"])("the app's own page %s is for no search engine", async (path) => {
  const get = await setupSite();

  const page = await get(path);

  expect([page.statusCode, page.body]).toEqual([200, expect.stringMatching(/the app$/)]);
  expect(page.headers["x-robots-tag"]).toBe("noindex");
});

test("a page of the app that names its files is sent so, and is for no search engine either", async () => {
  const get = await setupSite();

  const page = await get("/trips?from=mail");

  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringMatching(/the app, with what trips need$/),
  ]);
  expect(page.headers["x-robots-tag"]).toBe("noindex");
});

test.each(["/no/such/page", "/.pages/about", "/club"])(
  "%s leads nowhere, and says so with its status",
  async (path) => {
    const get = await setupSite();

    const page = await get(path);

    expect([page.statusCode, page.body]).toEqual([404, expect.stringMatching(/the app$/)]);
    expect(page.headers["x-robots-tag"]).toBe("noindex");
  },
);

test.each(["/.pages/about.html", "/assets/gone-2.js", "/api/nothing"])(
  "%s is not there, and no page stands in for it",
  async (path) => {
    const get = await setupSite();

    const answer = await get(path);

    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("not_found");
  },
);

test("the service worker is asked for anew each time, and is another one when pages come otherwise", async () => {
  const get = await setupSite();
  const withMap = await setupSite({ MAP_STYLE_URL: "https://tiles.example/style.json" });

  const ofClub = await setupSite({ OPERATOR_NAME: "The Club" });
  const [one, same, other] = [await get("/sw.js"), await get("/sw.js"), await withMap("/sw.js")];

  expect(one.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(one.body).toMatch(/^files\("index.html of [\w-]{12}"\)$/);
  expect(same.body).toBe(one.body);
  expect(new Set([one.body, other.body, (await ofClub("/sw.js")).body]).size).toBe(3);
});

test("photos that a phone without a service worker shares are read to their end, and lead to a page that says so", async () => {
  const app = await setupApp();
  const photo = "a".repeat(3_000_000);

  const answer = await app.inject({
    method: "POST",
    url: "/log",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: `--x\r\ncontent-disposition: form-data; name="photos"; filename="a"\r\n\r\n${photo}\r\n--x--`,
  });

  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/log?unready"]);
});

test("a page by another spelling of its path leads to the one it has", async () => {
  const get = await setupSite();

  const answer = await get("/About/?a=b");

  expect([answer.statusCode, answer.headers.location]).toEqual([308, "/about?a=b"]);
});

test("with PUBLIC_URL a page names its address, and crawlers find the list of pages", async () => {
  const get = await setupSite({ PUBLIC_URL: "https://creel.test/" });

  const page = await get("/about");

  expect(page.body).toContain('<link rel="canonical" href="https://creel.test/about">');
  expect(page.body).toContain('<meta property="og:image" content="https://creel.test/social.jpg">');
  expect((await get("/robots.txt")).body).toContain("Sitemap: https://creel.test/sitemap.xml");
  const { body } = await get("/sitemap.xml");
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    "https://creel.test/about",
    "https://creel.test/de/about",
    "https://creel.test/contact",
    "https://creel.test/join",
  ]);
});

test.each([
  ["/join", "how to join"],
  ["/join?as=member", "how to join"],
  ["/join?from=mail&as=guest", "how to visit"],
])("%s is sent as it was drawn for what is asked for", async (url, expectedText) => {
  const get = await setupSite({ PUBLIC_URL: "https://creel.test" });

  const { body } = await get(url);

  expect(body).toContain(expectedText);
  expect(body).toContain('<link rel="canonical" href="https://creel.test/join">');
});

test("with PUBLIC_URL a page behind the sign-in leads crawlers to the sign-in; what is not there stays unfound", async () => {
  const get = await setupSite({ PUBLIC_URL: "https://creel.test" });

  const page = await get("/club/7");
  const missing = await get("/no/such/page");

  expect(page.headers["x-robots-tag"]).toBeUndefined();
  expect(page.headers["link"]).toBe('<https://creel.test/login>; rel="canonical"');
  expect(missing.headers["x-robots-tag"]).toBe("noindex");
});

test("without PUBLIC_URL nothing says an address that is made up from the request", async () => {
  const get = await setupSite();

  const page = await get("/about", { host: "evil.example" });

  expect(page.body).not.toMatch(/canonical|og:|evil/);
  expect((await get("/robots.txt")).body).toBe("User-agent: *\nDisallow: /api/\n");
  expect((await get("/sitemap.xml")).statusCode).toBe(404);
});

test("a page is sent with what the operator has said of themselves, and nothing of it is markup", async () => {
  const get = await setupSite({
    OPERATOR_NAME: 'Hank & "Sons" <b>{{linkUrl0}}',
    SOCIAL_LINKS: "Films=https://films.example/?a=b&c=d, Log=https://log.example",
  });

  const { body } = await get("/contact");

  expect(body.replace(/<head>.*<\/head>/s, "")).toBe(
    "Hank &amp; &quot;Sons&quot; &lt;b&gt;{{linkUrl0}}: " +
      '<a href="https://films.example/?a=b&amp;c=d" rel="me">Films</a>' +
      '<a href="https://log.example" rel="me">Log</a>',
  );
});

test("who has said nothing of themselves is spoken of as nobody, and in the usual words", async () => {
  const get = await setupSite();

  expect((await get("/contact")).body).toContain("answered within 24 hours");
});

test("the usual words are in the language of the page, and the operator's own as they wrote them", async () => {
  const get = await setupSite();
  const getOfSlow = await setupSite({ SUPPORT_RESPONSE: "3 days & nights" });

  expect((await get("/de/about")).body).toContain("binnen 24 Stunden");
  expect((await getOfSlow("/de/about")).body).toContain("binnen 3 days &amp; nights");
});

test.each(["/contact", "/trips", "/index.html", "/no/such/page"])(
  "%s brings what the operator has said to the app, and nothing in it ends where it stands",
  async (path) => {
    const get = await setupSite({ OPERATOR_NAME: "</script><script>alert(1)", SUPPORT_HOURS: "by night" });

    const [, text = ""] =
      /<script type="application\/json" id="operator">(.*)<\/script>\n<\/head>/.exec(
        (await get(path)).body,
      ) ?? [];

    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toMatchObject({
      name: "</script><script>alert(1)",
      hours: "by night",
      location: null,
    });
    expect(JSON.parse(text)).not.toHaveProperty("contactTo");
  },
);

test("the address says in which language a page is, whatever the browser asks for", async () => {
  const get = await setupSite();
  const languages = { "accept-language": "de" };

  expect((await get("/about", languages)).body).toContain("all about it");
  expect((await get("/de/about")).body).toContain("alles darüber");
  expect((await get("/de/About/")).headers.location).toBe("/de/about");
});

test("each language of a page names all of them to search engines", async () => {
  const get = await setupSite({ PUBLIC_URL: "https://creel.test" });
  const tags = [
    '<link rel="alternate" hreflang="de" href="https://creel.test/de/about">',
    '<link rel="alternate" hreflang="en" href="https://creel.test/about">',
    '<link rel="alternate" hreflang="x-default" href="https://creel.test/about">',
  ].join("\n");

  const [english, german] = [await get("/about"), await get("/de/about")];

  expect(english.body).toContain(`<link rel="canonical" href="https://creel.test/about">\n${tags}`);
  expect(german.body).toContain(`<link rel="canonical" href="https://creel.test/de/about">\n${tags}`);
});

test("the language for tests is for no search engine", async () => {
  const get = await setupSite({ PUBLIC_URL: "https://creel.test" });

  const page = await get("/en-xa/about");

  expect([page.statusCode, page.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
  expect(page.body).toContain("àĺĺ àƀōũţ ĩţ");
  expect(page.body).not.toContain("hreflang");
});

test.each([
  ["/de/trips?from=mail", "/trips?from=mail"],
  ["/de/login", "/login"],
])("%s is a page of the app, which has one address for all languages", async (url, address) => {
  const get = await setupSite();

  const answer = await get(url);

  expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
});

test("what is not there is not there in any language", async () => {
  const get = await setupSite();

  expect((await get("/de/no/such/page")).statusCode).toBe(404);
});
