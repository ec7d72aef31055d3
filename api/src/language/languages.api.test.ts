import { beforeAll, expect, test } from "vitest";

import { addressTags } from "../http/address-tags.ts";
import { loadBuiltLanguages } from "../testing/language/load-built-languages.ts";
import { setupApi } from "../testing/setup-api.ts";
import { setupWeather } from "../testing/setup-weather.ts";

beforeAll(loadBuiltLanguages);

/** A test language: English with an accent on each letter. */
const TEST_LANGUAGE = "en-XA";

const NOTHING_HERE: Record<string, string> = {
  en: "There is nothing here.",
  "en-XA": "Ţĥēŕē ĩś ńōţĥĩńĝ ĥēŕē.",
  de: "Hier ist nichts.",
  "pt-BR": "Não há nada aqui.",
};

test.each([
  [undefined, "en"],
  ["de", "de"],
  ["pt-PT", "pt-BR"],
  ["*", "en"],
  ["en-US,en;q=0.9", "en"],
  ["en-XA", "en-XA"],
  ["ja-JP, en-XA;q=0.8, en;q=0.5", "en-XA"],
  ["en-XA;q=0.5, en;q=0.8", "en"],
  ["en-XA;q=0, *", "en"],
  ["\u00e9,;;;q=x", "en"],
])("who accepts %s is answered in %s", async (accepted, language) => {
  const { app } = await setupApi();

  const response = await app.inject({
    url: "/api/nowhere",
    headers: accepted === undefined ? {} : { "accept-language": accepted },
  });

  expect(response.headers["content-language"]).toBe(language);
  expect(response.headers.vary).toContain("accept-language");
  expect(response.json().message).toBe(NOTHING_HERE[language]);
});

test("a problem and the fields it is about are said in the language asked for", async () => {
  const { app } = await setupApi();
  const body = { firstName: "Ana", email: "ana", password: "12345" };

  const response = await app.inject({
    method: "POST",
    url: "/api/auth/register",
    headers: { "accept-language": TEST_LANGUAGE },
    payload: body,
  });

  expect(response.json()).toEqual({
    statusCode: 400,
    code: "invalid_input",
    error: "Ĺàśţ ńàḿē ḿũśţ ƀē ţēxţ",
    message: "Ĺàśţ ńàḿē ḿũśţ ƀē ţēxţ",
    fields: {
      lastName: "Ĺàśţ ńàḿē ḿũśţ ƀē ţēxţ",
      email: "Ēḿàĩĺ ḿũśţ ƀē àń àďďŕēśś, ĺĩķē ńàḿē@ēxàḿƥĺē.ćōḿ",
      password: "Ƥàśśŵōŕď ḿũśţ ƀē àţ ĺēàśţ 6 ćĥàŕàćţēŕś ĺōńĝ",
    },
  });
});

test("without a wish, whoever is signed in is answered in the language of the account", async () => {
  const { app, given, as } = await setupApi();
  const ana = await given.user();

  expect((await as(ana).get("/nowhere")).headers["content-language"]).toBe("en");
  const changed = await as(ana).put("/auth/me", { language: TEST_LANGUAGE });
  const ownLanguage = await as(ana).put("/auth/me", { firstName: "" });
  const wished = await as(ana).put("/auth/me", { firstName: "" }, { "accept-language": "en" });

  expect(changed.json().user.language).toBe(TEST_LANGUAGE);
  expect(ownLanguage.json().fields).toEqual({ firstName: "Ƒĩŕśţ ńàḿē ĩś ŕēǫũĩŕēď" });
  expect(wished.json().fields).toEqual({ firstName: "First name is required" });
  expect((await app.inject("/api/auth/me")).json().message).toBe("You need to sign in.");
});

test("the devices on which one is signed in are named in the language asked for", async () => {
  const { anonymous, given, as } = await setupApi();
  const ana = await given.user({ email: "devices@example.com", password: "perch and bobber" });
  await anonymous.call({
    method: "POST",
    url: "/auth/login",
    payload: { email: "devices@example.com", password: "perch and bobber" },
    headers: {
      "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0",
    },
  });

  const response = await as(ana).call({
    method: "GET",
    url: "/auth/sessions",
    headers: { "accept-language": TEST_LANGUAGE },
  });

  expect(response.headers["content-language"]).toBe(TEST_LANGUAGE);
  const devices = response.json().sessions.map(({ device }: { device: string }) => device);
  expect(devices).toEqual(["Ũńķńōŵń ďēvĩćē", "Firefox ōń Windows"]);
});

test("the picture beside a shared link is described in the language of its address", () => {
  const languages = [{ locale: TEST_LANGUAGE, prefix: "/en-xa", isListed: false }];
  const site = { publicUrl: "https://creel.test", languages };

  expect(addressTags("/en-xa/about", site)).toContain('"og:image:alt" content="Ćŕēēĺ: ēvēŕŷ ćàţćĥ, ');
  expect(addressTags("/about", site)).toContain('"og:image:alt" content="Creel: every catch, ');
});

test("a language that Creel does not have is refused", async () => {
  const { given, as } = await setupApi();

  const response = await as(await given.user()).put("/auth/me", { language: "tlh" });

  expect(response.json()).toMatchObject({
    fields: { language: "Language must be one of: en, de, es, fi, fr, nl, pl, pt-BR, sv" },
  });
});

test("mails are in the language of the account, dates as well", async () => {
  const { given, as, sent } = await setupApi();
  const ana = await given.user({ password: "perch and bobber" });
  await as(ana).put("/auth/me", { language: TEST_LANGUAGE });

  await as(ana).put("/auth/me/password", { currentPassword: "perch and bobber", password: "another one" });

  const mail = sent.find(({ to }) => to === ana.email);
  expect(mail).toMatchObject({ language: TEST_LANGUAGE, subject: "Ŷōũŕ ƥàśśŵōŕď ŵàś ćĥàńĝēď" });
  expect(mail?.content.paragraphs[0]).toBe("Ĥēĺĺō,");
});

test("an account is made in the language it was asked for in, with its units; English is not kept", async () => {
  const { app } = await setupApi();
  const register = async (name: string, asked: string) => {
    const response = await app.inject({
      method: "POST",
      url: "/api/auth/register",
      headers: { "accept-language": asked },
      payload: { firstName: "Ana", lastName: "A", email: `${name}@example.com`, password: "long enough" },
    });
    const { language, units } = response.json().user;
    return { language, units };
  };

  expect(await register("first", "pl")).toEqual({ language: "pl", units: "metric" });
  expect(await register("second", "en")).toEqual({ language: null, units: "imperial" });
  expect(await register("third", "ja")).toEqual({ language: null, units: "imperial" });
});

test("the score's reasons are in the language of the request, the sky as clients compare it", async () => {
  const { as, angler, query } = await setupWeather();
  const url = `/weather/current?${query}`;

  const answer = await as(angler).call({ method: "GET", url, headers: { "accept-language": TEST_LANGUAGE } });

  expect(answer.headers["content-language"]).toBe(TEST_LANGUAGE);
  expect(answer.headers.vary).toContain("accept-language");
  const { current, fishing } = answer.json().weather;
  expect(fishing.recommendations).toContain(
    "+8 ƒōŕ à ĺĩĝĥţ ćĥōƥ. Ḿàńŷ àńĝĺēŕś ƒĩśĥ ţĥē ŵĩńďŵàŕď ƀàńķ, ŵĥēŕē ĩţ ĥĩďēś ţĥēḿ àńď ţĥēĩŕ ĺĩńē.",
  );
  expect(fishing.factors[0].text).not.toMatch(/[aeiou]/);
  expect(current.conditions).toEqual({ code: 3, main: "Clouds", description: "Overcast" });
});
