import { resetLocalTimeZone, setLocalTimeZone } from "@internationalized/date";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";

import { type Answers, hold, refusal } from "../../../../testing/network.ts";
import { fakePhotoWorkers, heicOf, jpegOf, photoOfCatch } from "../../../../testing/photos.ts";
import { openEditForm, openLogForm } from "../../../../testing/render-catch-form.tsx";
import { keepNothing } from "../../../../testing/storage.ts";
import { catchOf } from "../../values/catch-testing.ts";

const MB = 1024 * 1024;
const POST = "POST /catches";
const PUT = "PUT /catches/*";
const PHOTO = "PUT /catches/*/photos/*";
/** The tests do not compare this version with what was sent. */
const TAKEN = { catch: catchOf({ species: "Pike", version: 3 }) };
const COMPRESSION_FAILED = "❌ Compression failed. Using original photo.";
/** The photos are told apart by size, because file names are private and are not sent. */
const [RED, GREEN, BLUE] = [jpegOf("red.jpg", 101), jpegOf("green.jpg", 102), jpegOf("blue.jpg", 103)];

async function openForm(answers: Answers = {}) {
  const opened = await openLogForm({ answers: { [POST]: TAKEN, ...answers } });
  await opened.choose("Pike");
  return { ...opened, ...photosOf(opened) };
}

type Opened = Awaited<ReturnType<typeof openLogForm>>;

function photosOf({ form, person, network, press }: Opened) {
  const inForm = within(form);
  const rows = () => inForm.queryAllByRole("row");
  return {
    inForm,
    rows,
    texts: () => rows().map(({ textContent }) => textContent.replaceAll("\u00A0", " ")),
    add: async (...files: File[]) => {
      await inForm.findByRole("button", { name: "Add photo" });
      const input = form.querySelector<HTMLInputElement>("input[type=file]");
      if (!input) throw new Error("No file can be chosen");
      await person.upload(input, files);
    },
    choose: async (photo: number, action: string) => {
      await press(`Order of photo ${photo}`);
      await person.click(await screen.findByRole("menuitem", { name: action }));
    },
    /** Saves, and expects the sent photos to have these sizes, the cover first. */
    sends: async (...sizes: number[]) => {
      await press(/^Save C/);
      await isClosed();
      await waitFor(() => expect(network.sent(PHOTO)).toMatchObject(sizes.map((size) => ({ size }))));
    },
  };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a photo that is chosen is told with its size, and alone has no order and is no cover", async () => {
  const { add, texts, inForm, sends, network } = await openForm();
  await add(RED);
  await waitFor(() => expect(texts()).toEqual(["Ready to upload0.1 MBRemove photo 1"]));
  expect(inForm.queryByRole("button", { name: /^Order of/ })).toBeNull();
  await sends(101);
  expect(network.sent(POST)).toMatchObject([{ species: "Pike" }]);
});

test("photos are dropped and pasted anywhere on the page, which says where to while they are dragged over it", async () => {
  const { add, rows, inForm, sends } = await openForm();
  await add(RED);
  const dropped = { types: ["Files"], files: [GREEN] };
  fireEvent.dragOver(document.body, { dataTransfer: dropped });
  expect(await inForm.findByText("Drop photos here")).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer: dropped });
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(inForm.queryByText("Drop photos here")).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { types: ["Files"], files: [BLUE] } });
  await waitFor(() => expect(rows()).toHaveLength(3));
  await sends(101, 102, 103);
});

test("files that are dragged away again leave the page as it was, and other things are no photos", async () => {
  const { inForm, rows } = await openForm();
  const tip = await inForm.findByText(/Drop or paste them anywhere here\.$/);
  fireEvent.dragEnter(document.body, { dataTransfer: { types: ["Files"] } });
  expect(inForm.queryByText(/Drop or paste them/)).toBeNull();
  fireEvent(document.body, Object.assign(new Event("dragleave", { bubbles: true }), { relatedTarget: null }));
  expect(await inForm.findByText(/Drop or paste them/)).toBeVisible();
  fireEvent.dragOver(document.body, { dataTransfer: { types: ["text/plain"] } });
  expect(inForm.getByText(/Drop or paste them/)).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer: { types: ["text/plain"], files: [RED] } });
  expect(tip).toBeInTheDocument();
  expect(rows()).toEqual([]);
});

test("text with its picture, as office programs copy it, is pasted into a text field as text alone", async () => {
  const { field, inForm, rows } = await openForm();
  const copied = { types: ["text/plain", "Files"], files: [RED], getData: () => "Dead slow" };
  expect(fireEvent.paste(field("Notes"), { clipboardData: copied }), "the browser pastes it").toBe(true);
  expect(rows()).toEqual([]);
  const outside = inForm.getByRole("button", { name: "Add photo" });
  expect(fireEvent.paste(outside, { clipboardData: copied }), "the page takes it").toBe(false);
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test("the order and the cover are the angler's, and go with the catch", async () => {
  const { add, choose, rows, texts, sends } = await openForm();
  await add(RED, GREEN, BLUE);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(texts().map((text) => text.includes("Cover"))).toEqual([true, false, false]);
  await choose(3, "Make cover");
  await choose(3, "Move earlier");
  await choose(1, "Move later");
  expect(texts().map((text) => text.includes("Cover"))).toEqual([true, false, false]);
  await sends(102, 103, 101);
});

test("a photo can be moved where there is another place for it, and the cover is no cover anew", async () => {
  const { add, rows, press, person } = await openForm();
  await add(RED, GREEN, BLUE);
  await waitFor(() => expect(rows()).toHaveLength(3));
  const ACTIONS = [
    ["Move later"],
    ["Make cover", "Move earlier", "Move later"],
    ["Make cover", "Move earlier"],
  ];
  for (const [index, actions] of ACTIONS.entries()) {
    await press(`Order of photo ${index + 1}`);
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(actions);
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  }
});

test("a photo that is taken out can be put back in its place; the next is the cover meanwhile", async () => {
  const { add, press, rows, texts, sends } = await openForm();
  await add(RED, GREEN, BLUE);
  await waitFor(() => expect(rows()).toHaveLength(3));
  await press("Remove photo 1");
  expect(texts()).toEqual([
    "RemovedPut back",
    expect.stringContaining("Cover"),
    expect.not.stringContaining("Cover"),
  ]);
  await press("Put back");
  expect(texts()[0]).toContain("Cover");
  await press("Remove photo 2");
  await sends(101, 103);
});

test("what is no photo is refused by its name, and what a catch has no room for is left out", async () => {
  const { add, press, rows, inForm } = await openForm();
  const drawing = new File(["<svg/>"], "drawing.jpg", { type: "image/jpeg" });
  await add(drawing, ...Array.from({ length: 12 }, () => RED));
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(await inForm.findByText(/^drawing\.jpg isn’t a photo Creel can use\./)).toBeVisible();
  expect(inForm.getByText("A catch can have at most 10 photos. 2 were left out.")).toBeVisible();
  expect(inForm.getByRole("button", { name: "Add photo" })).toBeDisabled();
  await press("Remove photo 10");
  await add(GREEN);
  await waitFor(() => expect(rows()).toHaveLength(11));
  expect(inForm.queryByText(/left out/), "what was said of other files goes").toBeNull();
});

test("a large photo is made smaller while the form says how far it is, and Save waits for it", async () => {
  const held = hold(() => jpegOf("smaller", 104));
  fakePhotoWorkers({
    compress: async (_photo, onPercent) => {
      onPercent(55);
      return held.answer();
    },
  });
  const { add, press, inForm, texts, network } = await openForm();
  await add(jpegOf("large.jpg", 6 * MB));
  const bar = await inForm.findByRole("progressbar", { name: "Optimizing photo for mobile upload..." });
  await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "55"));
  await press("Save Catch");
  expect(await inForm.findByRole("button", { name: "Saving..." })).toBeVisible();
  expect(network.sent(POST)).toEqual([]);
  held.release();
  await waitFor(() => expect(texts()).toEqual([expect.stringContaining("6.0 MB to 0.1 MB, 100% saved")]));
  await isClosed();
  await waitFor(() => expect(network.sent(PHOTO)).toMatchObject([{ size: 104 }]));
});

test("a photo that cannot be made smaller is sent as it is, unless it is over 10 MB", async () => {
  const { add, press, inForm, sends, network } = await openForm();
  await add(jpegOf("huge.jpg", 10 * MB + 1));
  expect(await inForm.findByText(COMPRESSION_FAILED)).toBeVisible();
  expect(inForm.getByText("Still over 10 MB: the upload may be slow.")).toBeVisible();
  await press("Save Catch");
  const message = "Photo file is too large. Please choose a smaller image (under 10MB).";
  expect(await inForm.findByText(message)).toBeVisible();
  expect(inForm.getByRole("grid", { name: "Photos" })).toHaveAccessibleDescription(message);
  expect(network.sent(POST)).toEqual([]);
  await press("Remove photo 1");
  await add(jpegOf("large.jpg", 6 * MB));
  expect(await inForm.findByText(COMPRESSION_FAILED)).toBeVisible();
  await sends(6 * MB);
});

test("a HEIC photo that this browser cannot read says what to do, and the form asks for it to be taken out", async () => {
  const { add, press, inForm, sends, network } = await openForm();
  await add(heicOf("IMG_0043.HEIC"), RED);
  expect(await inForm.findByText("This browser cannot read HEIC photos.")).toBeVisible();
  expect(inForm.getByText(/^Add it from your iPhone, or set the camera to save JPEG/)).toBeVisible();
  await press("Save Catch");
  const message = "Please remove IMG_0043.HEIC: this browser cannot read it.";
  expect(await inForm.findByText(message)).toBeVisible();
  expect(network.sent(POST)).toEqual([]);
  await press("Remove photo 1");
  await sends(101);
});

const DAWN = {
  DateTimeOriginal: "2025:07:04 05:12:31",
  GPSLatitudeRef: "N",
  GPSLongitudeRef: "W",
  latitude: 47.831172,
  longitude: -92.264828,
};
/** Sets the device's time zone until the end of the test. */
function beIn(timeZone: string): void {
  setLocalTimeZone(timeZone);
  onTestFinished(resetLocalTimeZone);
}

const OFFER = "The photo's time and place";

test.each([
  { answer: "Use both", isTime: true, isPlace: true },
  { answer: "Use time", isTime: true, isPlace: false },
  { answer: "Use place", isTime: false, isPlace: true },
  { answer: "No", isTime: false, isPlace: false },
])("a photo's time and place are offered, and $answer takes what it says", async (row) => {
  const { answer, isTime, isPlace } = row;
  beIn("America/Chicago");
  fakePhotoWorkers({ exif: DAWN });
  const { add, inForm, sends, person, network } = await openForm();
  await add(RED);
  const offer = await inForm.findByRole("region", { name: OFFER });
  expect(offer).toHaveTextContent(
    "Use the photo's time and place?Fri, Jul 4, 2025, 5:12 AM47.831172, -92.264828",
  );
  await person.click(within(offer).getByRole("button", { name: answer }));
  await waitFor(() => expect(inForm.queryByRole("region", { name: OFFER })).toBeNull());
  await sends(101);
  const { date, latitude } = Object(network.sent(POST)[0]);
  expect(date.startsWith("2025-07-04")).toBe(isTime);
  expect(latitude).toBe(isPlace ? 47.831172 : 45.2);
});

test("a photo from another zone is told and saved on the clock of its place", async () => {
  beIn("Europe/Berlin");
  const maui = { latitude: 20.8, longitude: -156.6 };
  fakePhotoWorkers({ exif: { ...DAWN, ...maui, DateTimeOriginal: "2024:06:01 06:42:31" } });
  const { add, inForm, sends, person, network } = await openForm();
  await add(RED);
  const offer = await inForm.findByRole("region", { name: OFFER });
  expect(offer).toHaveTextContent("Sat, Jun 1, 2024, 6:42 AM in Honolulu");
  await person.click(within(offer).getByRole("button", { name: "Use both" }));
  expect(await inForm.findByText("Time in Honolulu")).toBeVisible();
  await sends(101);
  expect(network.sent(POST)).toMatchObject([
    { ...maui, date: "2024-06-01T16:42:00.000Z", time_zone: "Pacific/Honolulu" },
  ]);
});

test("a photo without a place is on the clock of the catch's place", async () => {
  beIn("Europe/Berlin");
  fakePhotoWorkers({ exif: { DateTimeOriginal: "2025:07:04 05:12:31" } });
  const { add, inForm, sends, person, network } = await openForm();
  await add(RED);
  const offer = await inForm.findByRole("region", { name: OFFER });
  expect(offer).toHaveTextContent("Fri, Jul 4, 2025, 5:12 AM in Chicago");
  await person.click(within(offer).getByRole("button", { name: "Use time" }));
  await sends(101);
  expect(network.sent(POST)).toMatchObject([
    { date: "2025-07-04T10:12:00.000Z", time_zone: "America/Chicago" },
  ]);
});

test("a photo that only knows when it was taken offers that alone", async () => {
  fakePhotoWorkers({ exif: { DateTimeOriginal: "2025:07:04 05:12:31" } });
  const { add, inForm } = await openForm();
  await add(RED);
  const offer = within(await inForm.findByRole("region", { name: OFFER }));
  expect(offer.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Use time", "No"]);
});

const IDS = ["a", "b", "c"].map((each) => `0199f2a0-0000-7000-8000-0000000000${each}${each}`);
const CAUGHT = catchOf({ latitude: 47.83, longitude: -92.26, photos: IDS.map(photoOfCatch) });

test("photos of a catch that are left alone are not spoken of when it is changed", async () => {
  const opened = await openEditForm(CAUGHT);
  expect(photosOf(opened).texts()).toEqual([
    expect.stringMatching(/^Saved with this catchCover/),
    expect.stringMatching(/^Saved with this catch(?!Cover)/),
    expect.stringMatching(/^Saved with this catch(?!Cover)/),
  ]);
  await opened.press("Save Changes");
  await isClosed();
  const [sent] = opened.network.sent(PUT);
  expect(sent).not.toHaveProperty("photoOrder");
  expect(sent).not.toHaveProperty("removedPhotoIds");
});

test("photos of a catch are put in another order and taken out, beside new ones", async () => {
  const opened = await openEditForm(CAUGHT, { answers: { [PUT]: TAKEN } });
  const { add, choose, rows } = photosOf(opened);
  await choose(2, "Make cover");
  await opened.press("Remove photo 3");
  await add(RED);
  await waitFor(() => expect(rows()).toHaveLength(4));
  await opened.press("Save Changes");
  await isClosed();
  expect(opened.network.sent(PUT)).toMatchObject([
    {
      photoOrder: [IDS[1], IDS[0], expect.any(String)],
      removedPhotoIds: [IDS[2]],
    },
  ]);
  await waitFor(() => expect(opened.network.sent(PHOTO)).toMatchObject([{ size: 101 }]));
});

test("the form waits for the words of a catch alone: its photos follow by themselves", async () => {
  const held = hold(() => TAKEN);
  const { add, press, network } = await openForm({ [PHOTO]: held.answer });
  await add(RED, GREEN);
  await press("Save Catch");
  expect(await screen.findByText("Pike saved")).toBeVisible();
  await isClosed();
  await waitFor(() => expect(network.sent(PHOTO)).toMatchObject([{ size: 101 }]));
  held.release();
  await waitFor(() => expect(network.sent(PHOTO)).toMatchObject([{ size: 101 }, { size: 102 }]));
});

test("where this device keeps nothing the form waits for the photos, and says how far they are", async () => {
  const held = hold(() => TAKEN);
  const { add, press, inForm } = await openForm({ [PHOTO]: held.answer });
  keepNothing();
  await add(RED);
  await press("Save Catch");
  const bar = await inForm.findByRole("progressbar", { name: "Uploading photos" });
  // The fields are sent, and half of the photo.
  expect(bar).toHaveAttribute("aria-valuenow", "75");
  held.release();
  await isClosed();
});

test("what the server says there of a photo is said at the photos, which stay for the next try", async () => {
  const refusalText = "This photo is damaged and cannot be read. Please choose it again.";
  const damaged = () =>
    Response.json(
      {
        statusCode: 422,
        error: "No",
        message: refusalText,
        code: "invalid_input",
        fields: { photo: refusalText },
      },
      { status: 422 },
    );
  const { add, press, inForm, network } = await openForm({ [PHOTO]: damaged });
  keepNothing();
  await add(RED);
  await press("Save Catch");
  expect(await inForm.findByText(refusalText)).toBeVisible();
  expect(inForm.getByRole("grid", { name: "Photos" })).toHaveAccessibleDescription(refusalText);
  network.answer({ [PHOTO]: TAKEN });
  await press("Save Catch");
  await isClosed();
  expect(network.sent(PHOTO)).toMatchObject([{ size: 101 }, { size: 101 }]);
});

test("a session that ran out is renewed, and the photos go once more", async () => {
  const over = refusal(401, "session_ended", "Please sign in again.");
  const answers = [over, () => TAKEN];
  const { add, sends, network } = await openForm({
    [POST]: () => answers.shift()?.(),
    "POST /auth/refresh": { accessToken: "new", refreshToken: "newer" },
  });
  await add(RED, GREEN);
  await sends(101, 102);
  const [first, second] = network.sent(POST);
  expect(second).toEqual(first);
});
