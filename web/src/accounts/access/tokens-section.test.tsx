import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { noAnswer, refusedFields } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { TokensSection } from "./tokens-section.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T18:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const tokenOf = (id: string, name: string, known: object = {}) => ({
  id,
  name,
  scopes: ["read:now"],
  createdAt: "2026-11-01T12:00:00.000Z",
  expiresAt: "2027-11-21T12:00:00.000Z",
  lastUsedAt: null,
  ...known,
});
const KITCHEN = tokenOf("1", "Home Assistant", { lastUsedAt: "2026-11-21T12:00:00.000Z" });
const BOAT = tokenOf("2", "Boat computer", {
  scopes: ["write:catches", "read:places"],
  expiresAt: "2026-11-30T12:00:00.000Z",
});
const OLD = tokenOf("3", "My spreadsheet", {
  scopes: ["read:log"],
  expiresAt: "2026-11-20T12:00:00.000Z",
});

const SECRET = "creel_7Hq2mX0vTn4s9Rb8LpYd3KwZc6Ug1EfJ5NaQ";
const MADE = { ...tokenOf("4", "Kitchen screen"), token: SECRET };

/** The list as the server has it, which a new token joins and a revoked one leaves. */
function showSection(known: object = {}) {
  let tokens: object[] = [KITCHEN, BOAT, OLD];
  return show(<TokensSection />, {
    answers: {
      "GET /auth/tokens": () => ({ tokens }),
      "GET /auth/me/confirmation": { password: true, passkey: null, provider: false },
      "POST /auth/tokens": () => {
        tokens = [tokenOf("4", "Kitchen screen"), ...tokens];
        return Response.json(MADE, { status: 201 });
      },
      "DELETE /auth/tokens/1": () => {
        tokens = tokens.slice(1);
        return new Response(null, { status: 204 });
      },
      ...known,
    },
  });
}

async function lines() {
  const list = await screen.findByRole("list", { name: "Tokens" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

async function openForm(known: object = {}) {
  const shown = showSection(known);
  await shown.person.click(await screen.findByRole("button", { name: "New token" }));
  const form = within(await screen.findByRole("dialog", { name: "New token" }));
  const type = async (label: string, text: string) => {
    await shown.person.click(form.getByLabelText(label));
    await shown.person.paste(text);
  };
  const make = () => shown.person.click(form.getByRole("button", { name: "Make the token" }));
  return { ...shown, form, type, make };
}

test("each token says when it was used and ends, what it may, and whether it has places", async () => {
  showSection();
  expect(await lines()).toEqual([
    "Home AssistantUsed 6 hours ago. Ends Nov 21, 2027.NowNo placesRevoke Home Assistant",
    "Boat computerNever used. Ends in 9 days.Add catchesExact placesRevoke Boat computer",
    "My spreadsheetNever used. Ended Nov 20.Read the logNo placesRevoke My spreadsheet",
  ]);
});

test("a token is revoked after a question, and is gone from the list", async () => {
  const { person } = showSection();
  await person.click(await screen.findByRole("button", { name: /^Revoke\s*Home Assistant$/ }));
  const question = within(
    await screen.findByRole("alertdialog", { name: "Revoke the token of Home Assistant?" }),
  );
  await person.click(question.getByRole("button", { name: "Revoke" }));
  await waitFor(async () => expect(await lines()).toHaveLength(2));
  expect(await screen.findByText("Home Assistant can’t get in anymore")).toBeVisible();
});

test("a new token reads what is now, for a year and without places, unless more is chosen", async () => {
  const { network, type, make } = await openForm();
  await type("For which program", "Kitchen screen");
  await type("Your password", "perch and bobber");
  await make();
  const once = within(await screen.findByRole("dialog", { name: "Your token for Kitchen screen" }));
  expect(once.getByText(SECRET)).toBeVisible();
  expect(once.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Read what is now",
    "Squares of about 7 mi",
    "Nov 21, 2027",
  ]);
  expect(network.sent("POST /auth/tokens")).toEqual([
    {
      name: "Kitchen screen",
      scopes: ["read:now"],
      expiresAt: "2027-11-21T18:00:00.000Z",
      password: "perch and bobber",
    },
  ]);
});

test("a new token may what was chosen, and is in the list once its secret is saved", async () => {
  const { person, network, form, type, make } = await openForm();
  await type("For which program", "Kitchen screen");
  await person.click(form.getByRole("checkbox", { name: /^Add catches/ }));
  await person.click(form.getByRole("switch", { name: "Exact places" }));
  await type("Your password", "perch");
  await make();
  await person.click(await screen.findByRole("button", { name: "I saved it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await lines())[0]).toContain("Kitchen screen");
  expect(network.sent("POST /auth/tokens")).toEqual([
    expect.objectContaining({ scopes: ["read:now", "write:catches", "read:places"] }),
  ]);
});

test("the form says what a token without a name, without a right or without a confirmation lacks", async () => {
  const { person, network, form, type, make } = await openForm();
  await person.click(form.getByRole("checkbox", { name: /^Read what is now/ }));
  await make();
  expect(await form.findByText("Which program is it for?")).toBeVisible();
  expect(form.getByText("Choose at least one.")).toBeVisible();
  await type("For which program", "Kitchen screen");
  await person.click(form.getByRole("checkbox", { name: /^Read the log/ }));
  await make();
  expect(await form.findByText("Enter your password")).toBeVisible();
  expect(network.sent("POST /auth/tokens")).toEqual([]);
});

test("a refused token keeps the form, with the reason", async () => {
  const fields = { password: "That’s not your password." };
  const { form, type, make, network } = await openForm({
    "POST /auth/tokens": refusedFields(403, "wrong_password", fields),
  });
  await type("For which program", "Kitchen screen");
  await type("Your password", "pike");
  await make();
  expect(await form.findByText(fields.password)).toBeVisible();
  network.answer({ "POST /auth/tokens": noAnswer });
  await make();
  expect(await form.findByText("Network error. Please check your connection.")).toBeVisible();
  expect(form.getByLabelText("For which program")).toHaveValue("Kitchen screen");
});

test("without an answer the list says so and offers another try", async () => {
  showSection({ "GET /auth/tokens": () => Response.json({}, { status: 400 }) });
  expect(
    await screen.findByText("Your tokens could not be loaded. Check your connection and try again."),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
