import { resetLocalTimeZone, setLocalTimeZone } from "@internationalized/date";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";

import { readShared, removeShared, storeShared } from "../../device/shared-photos.ts";
import { answersOfLog } from "../../testing/log.ts";
import { openPage } from "../../testing/open-page.ts";
import { fakePhotoWorkers, jpegOf } from "../../testing/photos.ts";
import { wholeTripOf } from "../../trips/data/trip-testing.ts";

const POST = "POST /catches";
const PHOTO = "PUT /catches/*/photos/*";
const DAWN = {
  DateTimeOriginal: "2025:07:04 05:12:31",
  GPSLatitudeRef: "N",
  GPSLongitudeRef: "W",
  latitude: 47.831172,
  longitude: -92.264828,
};

afterEach(removeShared);

const form = () => screen.findByRole("dialog", { name: "Log Your Catch" });

/** Opens the form with these photos, as the service worker stored them. */
async function openShared(photos: File[], path = "/dashboard?log=shared") {
  setLocalTimeZone("America/Chicago");
  onTestFinished(resetLocalTimeZone);
  await storeShared(photos);
  const { person, network } = openPage(path, { answers: answersOfLog() });
  const inForm = within(await form());
  const save = async () => {
    await person.click(inForm.getByRole("radio", { name: /Pike$/ }));
    await person.click(inForm.getByRole("button", { name: "Save Catch" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return network.sent(POST)[0];
  };
  return { person, network, inForm, save };
}

test("shared photos open the form at the time and the place of the first, and are saved with the catch", async () => {
  fakePhotoWorkers({ exif: DAWN });
  const { inForm, save, network } = await openShared([jpegOf("pike.jpg", 101), jpegOf("net.jpg", 102)]);
  expect(await inForm.findByText("Time and place are from the photo.")).toBeVisible();
  expect(inForm.queryByRole("region", { name: "The photo's time and place" })).toBeNull();
  expect(inForm.getAllByRole("row")).toHaveLength(2);
  expect(await save()).toMatchObject({
    date: "2025-07-04T10:12:00.000Z",
    latitude: 47.831172,
    longitude: -92.264828,
  });
  await waitFor(() => expect(network.sent(PHOTO)).toMatchObject([{ size: 101 }, { size: 102 }]));
});

test.each([
  [
    "a time alone",
    { DateTimeOriginal: "2025:07:04 05:12:31" },
    "The time is from the photo. It has no place.",
  ],
  ["neither", {}, "The photo has no place."],
])("of a shared photo with %s the form says what is missing", async (_what, exif, sentence) => {
  fakePhotoWorkers({ exif });
  const { inForm } = await openShared([jpegOf("pike.jpg")]);
  expect(await inForm.findByText(sentence)).toBeVisible();
});

test("a photo that is added later asks before it changes the time", async () => {
  fakePhotoWorkers({ exif: (photo) => (photo.size === 101 ? DAWN : { ...DAWN, latitude: 46 }) });
  const { inForm, person } = await openShared([jpegOf("pike.jpg", 101)]);
  await inForm.findByText("Time and place are from the photo.");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file can be chosen");
  await person.upload(input, [jpegOf("net.jpg", 102)]);
  expect(await inForm.findByRole("button", { name: "Use place" })).toBeVisible();
});

test("shared photos leave the device's store once the draft has them, and the address forgets them", async () => {
  await openShared([jpegOf("pike.jpg")], "/log?shared");
  await waitFor(async () => expect(await readShared()).toBeNull());
  expect(location.pathname + location.search).toBe("/dashboard");
});

test("photos beyond what a catch can have are counted", async () => {
  const { inForm } = await openShared(Array.from({ length: 12 }, () => jpegOf("pike.jpg")));
  expect(await inForm.findByText("A catch can have at most 10 photos. 2 were left out.")).toBeVisible();
});

test.each([
  ["/log?unsaved", /^This phone couldn’t save the shared photos\./],
  ["/log?unready", /^Creel was still getting ready for shared photos\./],
  ["/log?shared", /^This phone couldn’t save the shared photos\./],
])("where there is no photo, %s says so", async (path, name) => {
  openPage(path, { answers: answersOfLog() });
  expect(await screen.findByRole("alertdialog", { name })).toBeVisible();
});

test("whoever is signed out signs in first, and then the photos are there", async () => {
  await storeShared([jpegOf("pike.jpg")]);
  openPage("/log?shared", { user: null });
  await screen.findByRole("heading", { name: "Welcome back" });
  expect(location.search).toBe(`?redirect=${encodeURIComponent("/dashboard?log=shared")}`);
  expect(await readShared()).not.toBeNull();
});

test("signing out deletes shared photos that no form has taken", async () => {
  await storeShared([jpegOf("pike.jpg")]);
  const answers = { ...answersOfLog(), "POST /auth/logout": () => new Response(null, { status: 204 }) };
  const { person } = openPage("/dashboard", { answers });
  await person.click(await screen.findByRole("button", { name: /^Account of/ }));
  await person.click(await screen.findByRole("menuitem", { name: "Logout" }));
  await waitFor(async () => expect(await readShared()).toBeNull());
});

test("the shortcut Log a catch opens the form", async () => {
  openPage("/log", { answers: answersOfLog() });
  expect(await form()).toBeVisible();
});

test("the shortcut Start a trip opens the sheet that starts one, and starts none by itself", async () => {
  const { network } = openPage("/dashboard?trip=start", { answers: answersOfLog() });
  expect(await screen.findByRole("dialog", { name: "Start a trip" })).toBeVisible();
  expect(location.search).toBe("");
  expect(network.asked("POST")).toEqual([]);
});

test("while a trip is running the same shortcut opens that trip", async () => {
  const running = { trip: wholeTripOf({ ended_at: null }) };
  openPage("/dashboard?trip=start", { answers: { ...answersOfLog(), "GET /trips/running": running } });
  expect(await screen.findByRole("dialog")).not.toHaveAccessibleName("Start a trip");
});
