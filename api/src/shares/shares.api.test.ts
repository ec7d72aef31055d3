import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { CARD_LETTERS, CARDS } from "@creel/domain/shares/card";
import { type NewShareFields, SHARE_PRECISIONS } from "@creel/domain/shares/share";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch, type SignedInUser } from "../testing/fixtures/given.ts";
import { loadBuiltLanguages } from "../testing/language/load-built-languages.ts";
import { keepOutOfLog } from "../testing/logs/log-watch.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { shareSweep } from "./make-share.ts";

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const ana = await api.given.user({ firstName: "Maren", lastName: "Lindqvist" });
  async function share(who: SignedInUser, wanted: NewShareFields) {
    const response = await api.as(who).post("/shares", wanted);
    expect(response.statusCode, response.body).toBe(201);
    const { share: made, url } = response.json<{ share: { id: string }; url: string }>();
    const path = url.replace("https://creel.test", "");
    keepOutOfLog(path.slice("/s/".length));
    return { ...made, path, url };
  }
  const open = (path: string, headers = {}) => api.app.inject({ url: path, headers });
  return { ...api, ana, share, open };
}

const notes = "Second cast off the point, dead slow.";

describe("a link to a catch", () => {
  test("shows the fish, and neither place, water, time, notes nor name unless they were chosen", async () => {
    const { ana, given, share, open } = await setup();
    await given.namedWater(ana);
    const caught = await given.loggedCatch(ana, { weight: 6.2, length: 25.5, notes, air_temperature: 41 });

    const { path } = await share(ana, { subject: "catch", subject_id: caught.id });
    const page = await open(path);

    expect(path).toMatch(/^\/s\/[\w-]{22}$/);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("<h1>Walleye</h1>");
    expect(page.body).toContain("6.2<small>lb</small>");
    expect(page.body).toContain("Caught on Friday, November 20, 2026");
    expect(page.body).not.toMatch(
      /47\.8|92\.2|Vermilion|6:42|dead slow|Maren|Chicago|Minnesota|°F|[Pp]ressure/,
    );
  });

  test("says how many fish it is, that the measures are of one, and what became of them", async () => {
    const { ana, given, share, open } = await setup();
    const caught = await given.loggedCatch(ana, { weight: 0.5, quantity: 12, fate: "released_hurt" });

    const { path } = await share(ana, { subject: "catch", subject_id: caught.id });
    const { body } = await open(path);

    for (const shown of ["Weight of one", "<dd>12</dd>", "<dt>Kept or released</dt>", "Released hurt"]) {
      expect(body).toContain(shown);
    }
  });

  test("shows what was chosen", async () => {
    const { ana, given, share, open } = await setup();
    await given.namedWater(ana);
    const caught = await given.loggedCatch(ana, { notes, air_temperature: 41 });
    const all = { show_time: true, show_notes: true, show_water: true, show_name: true };

    const { path } = await share(ana, {
      subject: "catch",
      subject_id: caught.id,
      precision: "exact",
      ...all,
    });
    const { body } = await open(path);

    expect(body).toMatch(/Caught by Maren L\. on Friday, November 20, 2026 at 6:42\sAM/);
    expect(body).toContain('<dd class="place">Lake Vermilion</dd>');
    for (const chosen of [notes, "Lake Vermilion", "47.83117, -92.26483", "41 °F"]) {
      expect(body).toContain(chosen);
    }
  });

  test.each(SHARE_PRECISIONS)("can show the precision %s", async (precision) => {
    const { ana, given, share } = await setup();
    const { id } = await given.loggedCatch(ana);

    expect(await share(ana, { subject: "catch", subject_id: id, precision })).toHaveProperty("path");
  });

  test("shows a square, drawn and named by its middle, wherever the catch is moved", async () => {
    const { ana, given, as, share, open } = await setup();
    const caught = await given.loggedCatch(ana);

    const { path } = await share(ana, { subject: "catch", subject_id: caught.id, precision: "0.05" });
    await as(ana).put(`/catches/${caught.id}`, { latitude: 47.8501, longitude: -92.2499 });
    const { body } = await open(path);

    expect(body).toContain("The square from 47.80° N to 47.85° N and 92.30° W to 92.25° W");
    expect(body).toContain("Somewhere in this square, 5.6 km by 3.7 km");
    expect(body).toContain("Near Babbitt, Minnesota");
    expect(body).not.toMatch(/47\.8[1-46-9]|47\.85\d|92\.2[0-46-9]/);
  });

  test("has its photos at its own address, without what the camera wrote into them", async () => {
    const { ana, as, share, open } = await setup();
    const logged = await as(ana).post("/catches", catchForm(aCatch(), [await phonePhoto()]));
    const { id } = logged.json<{ catch: { id: string } }>().catch;

    const { path } = await share(ana, { subject: "catch", subject_id: id });
    const page = await open(path);
    const photo = await open(`${path}/photos/0.jpg`);

    expect(page.body).toContain(`src="${path}/photos/0.jpg"`);
    expect(page.body).not.toContain(ana.id);
    expect(photo.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "no-store" });
    expect(await sharp(photo.rawPayload).metadata()).not.toHaveProperty("exif");
    expect((await open(`${path}/photos/1.jpg`)).statusCode).toBe(404);
  });

  test("is for people alone: no code, no account, not for search engines, and silent about itself", async () => {
    const { ana, given, share, open } = await setup();
    const { id } = await given.loggedCatch(ana);

    const page = await open((await share(ana, { subject: "catch", subject_id: id })).path);

    expect(page.body).not.toMatch(/<script|style="|og:/);
    expect(page.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'self'/),
    });
    expect(page.headers["content-security-policy"]).not.toContain("script");
  });

  test("has a picture beside it where the server knows its address, with no place on it", async () => {
    const settings = readSettings({ PUBLIC_URL: "https://creel.test" });
    const { ana, as, share, open } = await setup({ settings });
    const logged = await as(ana).post(
      "/catches",
      catchForm({ ...aCatch(), length: 36 }, [await phonePhoto()]),
    );
    const { id } = logged.json<{ catch: { id: string } }>().catch;

    const { path, url } = await share(ana, { subject: "catch", subject_id: id, precision: "exact" });
    const { body } = await open(path);
    const picture = await open(`${path}/picture.jpg`);

    expect(url).toBe(`https://creel.test${path}`);
    expect(body).toContain('<meta property="og:title" content="Walleye, 36 in">');
    expect(body).toContain(`<meta property="og:image" content="https://creel.test${path}/picture.jpg">`);
    const { width, height, exif } = await sharp(picture.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 1200, height: 630, exif: undefined });
  });

  test("has a name on its picture however long it is", async () => {
    const { ana, given, share, open } = await setup();
    const species = "Lake whitefish and cisco, the hybrid from behind the old lighthouse at Sand Bay";
    const { id } = await given.loggedCatch(ana, { species });

    const { path } = await share(ana, { subject: "catch", subject_id: id });
    const { rawPayload } = await open(`${path}/picture.jpg`);

    const { x: left, y: top, width } = CARDS.wide.text;
    const written = sharp(rawPayload).extract({ left, top, width, height: CARD_LETTERS.title });
    expect(Math.min(...(await written.greyscale().raw().toBuffer()))).toBeLessThan(0x80);
  });
});

test.each([
  ["45 letters without a blank", "Lachs".repeat(9)],
  ["80 wide letters", "W".repeat(80)],
  ["Thai, which has no blanks", "ปลาช่อนตัวใหญ่ที่สุดที่เคยจับได้ในแม่น้ำเจ้าพระยา"],
  ["a mark of Cyrillic that is wider than a line", "\u0489".repeat(30)],
  ["marks that stand on one letter", `Z${"\u0300\u0489".repeat(39)}`],
  ["blanks that do not break", "a\u00A0".repeat(40)],
  ["nothing that can be seen", "\u{E0061}"],
])("a name of %s has a picture", async (_, species) => {
  const { ana, given, share, open } = await setup();
  const { id } = await given.loggedCatch(ana, { species, length: null, weight: null });

  const { path } = await share(ana, { subject: "catch", subject_id: id });

  const { statusCode, rawPayload } = await open(`${path}/picture.jpg`);
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

describe("a link to a year", () => {
  test("shows its counts and best fish, and no place, water, note or photo, whatever is asked for", async () => {
    const { ana, as, given, share, open } = await setup();
    await given.namedWater(ana);
    await given.loggedCatch(ana, { weight: 6.2, length: 25.5, notes });
    await as(ana).post(
      "/catches",
      catchForm({ ...aCatch(), species: "Pike", weight: 11 }, [await phonePhoto()]),
    );
    await given.loggedCatch(ana, { date: "2025-05-02T11:10:00Z", species: "Musky", weight: 30 });

    const wanted = { precision: "exact", show_water: true, show_notes: true, show_time: true } as const;
    const { path } = await share(ana, { subject: "year", year: "2026", ...wanted });
    const { body } = await open(path);

    expect(body).toContain("<h1>2026 on the water</h1>");
    expect(body).toContain("<dt>Fish</dt><dd>2</dd>");
    expect(body).toContain("<dt>Heaviest</dt><dd>Pike, 11 lb</dd>");
    expect(body).toContain("<dt>Longest</dt><dd>Walleye, 25.5 in</dd>");
    expect(body).not.toMatch(/Musky|<img|47\.8|92\.2|Vermilion|dead slow|Maren/);
    expect((await open(`${path}/picture.jpg`)).headers["content-type"]).toBe("image/jpeg");
  });

  test("says on its picture what its figures count", async () => {
    const { ana, given, share, open } = await setup();
    await given.loggedCatch(ana);

    const { path } = await share(ana, { subject: "year", year: "2026" });
    const { rawPayload } = await open(`${path}/picture.jpg`);

    // The area beside the "1" of its fish, below the two lines of its title.
    const { x, y } = CARDS.wide.text;
    const { title, figure } = CARD_LETTERS;
    const beside = { left: x + figure / 2, top: Math.round(y + 2.4 * title), width: figure, height: figure };
    const written = sharp(rawPayload).extract(beside);
    expect(Math.min(...(await written.greyscale().raw().toBuffer()))).toBeLessThan(0xa0);
  });

  test("is not made of a year without a catch or a trip", async () => {
    const { ana, as } = await setup();
    expect((await as(ana).post("/shares", { subject: "year", year: "1999" })).statusCode).toBe(404);
  });

  test("is listed as long as there is anything in that year", async () => {
    const { ana, as, given, share } = await setup();
    const { id } = await given.loggedCatch(ana);
    await share(ana, { subject: "year", year: "2026" });
    const listed = async () => (await as(ana).get("/shares")).json().shares;
    expect(await listed()).toEqual([
      expect.objectContaining({ subject: "year", year: "2026", subject_id: null, precision: "none" }),
    ]);
    await as(ana).delete(`/catches/${id}`);
    expect(await listed()).toEqual([expect.objectContaining({ about: null })]);
  });
});

test("a link to a trip shows its hours and fish, and the photos of its catches", async () => {
  const { ana, as, given, share, open } = await setup();
  const trip = await given.loggedTrip(ana, { notes });
  await as(ana).post("/catches", catchForm({ ...aCatch(), trip_id: trip.id }, [await phonePhoto()]));

  const { path } = await share(ana, { subject: "trip", subject_id: trip.id, show_time: true });
  const { body } = await open(path);

  expect(body).toContain("<dt>Hours</dt><dd>4.5</dd>");
  expect(body).toContain("<dt>Walleye</dt><dd>1</dd>");
  expect(body).toMatch(/<dt>From<\/dt><dd>6:00\sAM<\/dd>/);
  expect(body).toContain(`src="${path}/photos/0.jpg"`);
  expect(body).not.toMatch(/47\.8|92\.2|dead slow/);
});

describe("a link that is over", () => {
  test.each([
    ["was revoked", "revoke"],
    ["was revoked with all others", "revoke all"],
    ["has ended", "end"],
    ["shows what was deleted", "delete"],
    ["is that of a suspended account", "suspend"],
  ])("is answered as one that never was, when it %s", async (_sentence, what) => {
    const { ana, as, db, given, share, open } = await setup();
    const { id } = await given.loggedCatch(ana);
    const made = await share(ana, { subject: "catch", subject_id: id });
    const mine = as(ana);
    expect((await open(made.path)).statusCode).toBe(200);

    if (what === "revoke") await mine.delete(`/shares/${made.id}`);
    if (what === "revoke all") await mine.delete("/shares");
    if (what === "delete") await mine.delete(`/catches/${id}`);
    const shares = db.updateTable("shares").where("userId", "=", ana.id);
    if (what === "end") await shares.set({ expiresAt: new Date(Date.now() - 1) }).execute();
    const users = db.updateTable("users").where("id", "=", ana.id);
    if (what === "suspend") await users.set({ accountStatus: "suspended" }).execute();
    const over = await open(made.path);
    const invented = await open("/s/AAAAAAAAAAAAAAAAAAAAAA");

    expect(over.statusCode).toBe(404);
    expect(over.body).toContain("<h1>Nothing shared here</h1>");
    expect(over.body).toBe(invented.body);
    expect(withoutTimes(over.headers)).toEqual(withoutTimes(invented.headers));
    expect((await open(`${made.path}/photos/0.jpg`)).statusCode).toBe(404);
    expect((await open(`${made.path}/picture.jpg`)).statusCode).toBe(404);
  });
});

function withoutTimes({ date: _date, "x-request-id": _id, ...headers }: Record<string, unknown>) {
  return headers;
}

test("the list has each link with what it shows and how often it was opened, and no address", async () => {
  const { ana, as, given, share, open } = await setup();
  const { id } = await given.loggedCatch(ana, { weight: 6.2 });
  const before = Date.now();
  const { path, id: shareId } = await share(ana, { subject: "catch", subject_id: id });
  await open(path);
  await open(path);

  const list = await as(ana).get("/shares");

  expect(list.json().shares).toEqual([
    expect.objectContaining({
      id: shareId,
      precision: "none",
      seen_count: 2,
      revoked_at: null,
      about: { species: "Walleye", weight: 6.2, day: "2026-11-20", thumbnail: null, water: null },
    }),
  ]);
  expect(list.body).not.toContain(path);
  const madeAt = Date.parse(list.json().shares[0].expires_at) - 30 * DAY_MS;
  expect(madeAt).toBeGreaterThanOrEqual(before);
  expect(madeAt).toBeLessThanOrEqual(Date.now());
});

test("what looks at a link before a person does is no view: messengers, HEAD and what a browser fetches ahead", async () => {
  const { ana, as, given, share, app, open } = await setup();
  const { id } = await given.loggedCatch(ana);
  const { path } = await share(ana, { subject: "catch", subject_id: id });
  const seen = async () => (await as(ana).get("/shares")).json().shares[0].seen_count;
  const PROGRAMS = [
    "WhatsApp/2.23.20.0",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "Synapse (bot; +https://github.com/matrix-org/synapse)",
    "http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/) Bot",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  ];
  for (const agent of PROGRAMS) expect((await open(path, { "user-agent": agent })).statusCode).toBe(200);
  for (const ahead of [
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
    { "x-purpose": "preview" },
    { "sec-fetch-dest": "empty" },
  ]) {
    expect((await open(path, ahead)).statusCode).toBe(200);
  }
  await app.inject({ method: "HEAD", url: path });
  expect(await seen()).toBe(0);

  for (const agent of [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
  ]) {
    await open(path, { "user-agent": agent, "sec-fetch-dest": "document" });
  }
  expect(await seen()).toBe(2);
});

test("who makes links, or opens them, without end has to wait", async () => {
  const limits = withLimits({ sharesPerUser: 1, shareOpeningsPerAddress: 2 });
  const { ana, as, given, share, open } = await setup(limits);
  const wanted = { subject: "catch", subject_id: (await given.loggedCatch(ana)).id } as const;
  const { path } = await share(ana, wanted);

  expect((await as(ana).post("/shares", wanted)).statusCode).toBe(429);
  await open(path);
  await open(path);
  expect((await open(path)).statusCode).toBe(429);
});

describe("a link opened in German", () => {
  beforeAll(loadBuiltLanguages);

  test("names the species of the list in German, and others as they were written", async () => {
    const { ana, given, share, open } = await setup();
    const { id } = await given.loggedCatch(ana, { species: "Pike", weight: 11 });
    await given.loggedCatch(ana, { species: "Sand pike", weight: 2, length: 30 });
    const inGerman = { "accept-language": "de" };
    const opened = async (wanted: NewShareFields) => {
      const { path } = await share(ana, wanted);
      return (await open(path, inGerman)).body;
    };

    const ofCatch = await opened({ subject: "catch", subject_id: id });
    expect(ofCatch).toContain("<h1>Hecht</h1>");
    expect(ofCatch).toContain("<title>Hecht, 11 lb</title>");

    const ofYear = await opened({ subject: "year", year: "2026" });
    expect(ofYear).toContain("<dt>Hecht</dt><dd>1</dd>");
    expect(ofYear).toContain("<dt>Sand pike</dt><dd>1</dd>");
    expect(ofYear).toContain("<dd>Hecht, 11 lb</dd>");
    expect(ofYear).not.toContain("Pike");
  });
});

test("links that ended more than 30 days ago are removed", async () => {
  const { ana, as, db, given, share } = await setup();
  const wanted = { subject: "catch", subject_id: (await given.loggedCatch(ana)).id } as const;
  const [old, live] = [await share(ana, wanted), await share(ana, { ...wanted, days: null })];
  const ended = new Date(Date.now() - 31 * DAY_MS);
  await db
    .updateTable("shares")
    .where("userId", "=", ana.id)
    .where("id", "=", old.id)
    .set({ revokedAt: ended })
    .execute();

  await shareSweep(db, { info: () => {} }).work();

  const { shares } = (await as(ana).get("/shares")).json<{ shares: { id: string }[] }>();
  expect(shares.map(({ id }) => id)).toEqual([live.id]);
});
