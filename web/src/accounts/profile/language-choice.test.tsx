import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import type { Asked } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** Only a developer asks for it; where it is chosen it can be left. */
const TEST_LANGUAGE = "en-XA";

test("each language is named as its speakers name it", async () => {
  const { person } = show(<LanguageChoice />, { user: anglerOf() });
  await person.click(await screen.findByRole("button", { name: /Language/ }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "English",
    "Deutsch",
    "Español",
    "Suomi",
    "Français",
    "Nederlands",
    "Polski",
    "Português (Brasil)",
    "Svenska",
  ]);
});

test("a chosen language is saved with the account", async () => {
  const user = { ...anglerOf(), language: TEST_LANGUAGE };
  const { person, network } = show(<LanguageChoice />, {
    user,
    answers: { "PUT /auth/me": ({ body }: Asked) => ({ user: { ...user, ...Object(body) } }) },
  });

  await person.click(await screen.findByRole("button", { name: /Language/ }));
  await person.click(await screen.findByRole("option", { name: "English" }));

  await waitFor(() => expect(network.sent("PUT /auth/me")).toEqual([{ language: "en" }]));
});
