import { beforeAll, expect, test } from "vitest";

import { loadBuiltLanguages } from "../testing/language/load-built-languages.ts";
import { setupApi } from "../testing/setup-api.ts";

beforeAll(loadBuiltLanguages);

/** English in which each letter has an accent. */
const TEST_LANGUAGE = "en-XA";

test.each([
  [undefined, "en"],
  ["de", "en"],
  ["*", "en"],
  ["en-US,en;q=0.9", "en"],
  ["en-XA", "en-XA"],
  ["de-DE, en-XA;q=0.8, en;q=0.5", "en-XA"],
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
  expect(response.json().message).toBe(
    language === "en" ? "There is nothing here." : "Ţĥēŕē ĩś ńōţĥĩńĝ ĥēŕē.",
  );
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
