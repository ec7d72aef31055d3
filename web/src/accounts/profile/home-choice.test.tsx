import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { type Answers, type Asked, noAnswer, PENDING } from "../../testing/network.ts";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { HomeChoice } from "./home-choice.tsx";

const PUT = "PUT /auth/me";
const BABBITT = { homeLatitude: 47.8312, homeLongitude: -92.2646 };

/** The home of the profile as the API stores it. */
function showHome(home: object = {}, answers: Answers = {}) {
  const user = { ...anglerOf(), ...home };
  const shown = show(<HomeChoice />, {
    user,
    answers: {
      // Without it no map is drawn.
      "GET /config": PENDING,
      "GET /places/at": { name: "Near Babbitt, Minnesota" },
      [PUT]: ({ body }: Asked) => ({ user: { ...user, ...Object(body) } }),
      ...answers,
    },
  });
  const { person } = shown;
  const open = async () => {
    await person.click(await screen.findByRole("button", { name: "Choose on the map" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Your home water" }));
    const typed = dialog.getByRole("textbox", { name: /^Latitude and longitude/ });
    const type = async (text: string) => {
      await person.click(typed);
      await person.paste(text);
    };
    return {
      dialog,
      type,
      save: () => person.click(dialog.getByRole("button", { name: "Save home water" })),
    };
  };
  return { ...shown, open };
}

test("a home is typed as anglers write it, saved, named, and the focus goes back to what opened the dialog", async () => {
  const { open, network } = showHome();
  expect(await screen.findByText("Not set")).toBeVisible();
  const { type, save } = await open();
  await type("N47 49.872 W92 15.876");
  await save();
  expect(await screen.findByText("Home water saved")).toBeVisible();
  expect(await screen.findByText("Near Babbitt, Minnesota")).toBeVisible();
  expect(screen.getByText("47.8312, -92.2646")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Choose on the map" })).toHaveFocus());
  expect(network.sent(PUT)).toMatchObject([{ homeLatitude: 47.8312 }]);
});

test("without a place there is nothing to save, and what is no place says how one is written", async () => {
  const { open, network } = showHome();
  const { dialog, type, save } = await open();
  await save();
  expect(await dialog.findByText("Move the map, or type the coordinates")).toBeVisible();
  await type("Loch Rannoch");
  await save();
  expect(await dialog.findByText("Type latitude and longitude, like 47.831174, -92.264829")).toBeVisible();
  expect(network.asked(PUT)).toEqual([]);
});

test("a home that could not be saved is said in the dialog, which stays", async () => {
  const { open } = showHome({}, { [PUT]: noAnswer });
  const { dialog, type, save } = await open();
  await type("47.83, -92.26");
  await save();
  expect(await dialog.findByText("Network error. Please check your connection.")).toBeVisible();
});

test("a home is where the device is", async () => {
  setPosition({ latitude: 46.78, longitude: -92.1 });
  const { person, network } = showHome();
  await person.click(await screen.findByRole("button", { name: "Use my location" }));
  expect(await screen.findByText("46.7800, -92.1000")).toBeVisible();
  expect(network.sent(PUT)).toEqual([{ homeLatitude: 46.78, homeLongitude: -92.1 }]);
});

test("a device that does not say where it is has its refusal told, and the home stays", async () => {
  setPosition(null);
  const { person } = showHome(BABBITT);
  await person.click(await screen.findByRole("button", { name: "Use my location" }));
  expect(await screen.findByText(/^Your browser is blocking your location\./)).toBeVisible();
  expect(screen.getByText("47.8312, -92.2646")).toBeVisible();
});

test("a home is removed again", async () => {
  const { person, network } = showHome(BABBITT);
  await person.click(await screen.findByRole("button", { name: /^Remove\s*home water$/ }));
  expect(await screen.findByText("Home water removed")).toBeVisible();
  expect(screen.getByText("Not set")).toBeVisible();
  expect(network.sent(PUT)).toEqual([{ homeLatitude: null, homeLongitude: null }]);
});
