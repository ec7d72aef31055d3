import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import type { Asked } from "../../testing/network.ts";
import { anglerOf, show } from "../../testing/show.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** Only a developer asks for it; where it is chosen it can be left. */
const TEST_LANGUAGE = "en-XA";

test("where Creel speaks one language, none is to be chosen", async () => {
  show(
    <>
      <p>Profile</p>
      <LanguageChoice />
    </>,
    { user: anglerOf() },
  );

  expect(await screen.findByText("Profile")).toBeVisible();
  expect(screen.queryByText("Language")).toBeNull();
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
  // The language of tests is nobody's choice, so there is none left.
  await waitFor(() => expect(screen.queryByText("Language")).toBeNull());
});
