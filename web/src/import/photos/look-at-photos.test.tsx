import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { fakePhotoWorkers, jpegOf } from "../../testing/photos.ts";
import { show } from "../../testing/show.tsx";
import { LookAtPhotos } from "./look-at-photos.tsx";
import type { PhotoImport } from "./photo-catches.tsx";

const PLACE = { latitude: 47.8312, longitude: -92.2648, GPSLatitudeRef: "N", GPSLongitudeRef: "W" };
/** EXIF tags keyed by file name: the camera's time, with an offset or without a time zone. */
const TAGS: Record<string, Record<string, string | number>> = {
  "a.jpg": { DateTimeOriginal: "2026:11:15 14:08:00", OffsetTimeOriginal: "-06:00", ...PLACE },
  "b.jpg": { DateTimeOriginal: "2026:11:15 14:10:00", OffsetTimeOriginal: "-06:00", ...PLACE },
  "c.jpg": { DateTimeOriginal: "2026:11:15 14:16:00", OffsetTimeOriginal: "-06:00", ...PLACE },
  "d.jpg": { DateTimeOriginal: "2026:10:31 09:05:00", OffsetTimeOriginal: "-05:00", ...PLACE },
  "e.jpg": { DateTimeOriginal: "2026:10:01 07:00:00", Make: "Olympus" },
  "f.jpg": { Make: "Apple", Model: "iPhone 15" },
};

function look(names: readonly string[]) {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("This browser draws nothing")));
  const files = names.map((name, index) => jpegOf(name, 1000 + index));
  const bySize = new Map(files.map(({ name, size }) => [size, TAGS[name] ?? {}]));
  fakePhotoWorkers({ exif: ({ size }) => bySize.get(size) ?? {} });
  const imported: PhotoImport[] = [];
  const logged = { type: "Feature", geometry: { type: "Point", coordinates: [-92, 47] } };
  const properties = {
    id: "x",
    species: "Pike",
    date: "2026-10-31T14:05:30.000Z",
    weight: null,
    length: null,
  };
  const { person } = show(
    <LookAtPhotos
      files={files}
      context={{ timeZone: "America/Chicago", species: ["Walleye"] }}
      isPending={false}
      onImport={(made) => imported.push(made)}
      onCancel={() => {}}
    />,
    {
      answers: {
        "GET /catches/geojson": { type: "FeatureCollection", features: [{ ...logged, properties }] },
        "GET /waters": { waters: [], unnamed: [] },
      },
    },
  );
  return { person, imported };
}

const row = async (title: string) => {
  const rows = await screen.findAllByRole("listitem");
  const found = rows.find((each) => within(each).queryByText(title));
  if (!found) throw new Error(`No row says ${title}`);
  return within(found);
};

test("photos become catches by keys: one of three is taken out, named, and handed over with its photos", async () => {
  const { person, imported } = look(["a.jpg", "b.jpg", "c.jpg"]);
  expect(await screen.findByText("3 photos within 8 minutes: one catch?")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "One catch" }));
  const photo = screen.getByRole("button", { name: /^Photo 3/ });
  photo.focus();
  await person.keyboard("{Enter}");
  await person.click(await screen.findByRole("menuitem", { name: "Make a new catch" }));
  expect(screen.getByRole("heading", { name: "3 photos, 2 catches" })).toBeDefined();
  expect(screen.getByText("The photo is now a new catch.")).toBeDefined();
  await waitFor(() => expect(document.activeElement?.id).toBe("photo-2"));

  const [first] = screen.getAllByRole("button", { name: "Species" });
  if (first) await person.click(first);
  await person.click(await screen.findByRole("menuitem", { name: "Walleye" }));
  await person.click(screen.getByRole("button", { name: "Same for 1 other" }));
  await person.click(screen.getByRole("button", { name: "Import 2 catches" }));
  expect(
    imported[0]?.catches.map(({ photos, fields, when }) => [photos, fields.species, when?.date]),
  ).toEqual([
    [["0", "1"], "Walleye", "2026-11-15T14:08:00-06:00"],
    [["2"], "Walleye", "2026-11-15T14:16:00-06:00"],
  ]);
  expect(imported[0]?.files.get("2")?.name).toBe("c.jpg");
});

test("a catch that the log has waits until it is named or left out", async () => {
  const { person } = look(["d.jpg"]);
  expect(await screen.findByText(/^Already in your log at/)).toBeDefined();
  expect(screen.getByText(/1 catch needs your answer/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Leave out" }));
  expect(screen.queryByText(/needs your answer/)).toBeNull();
  expect(screen.getByRole("button", { name: "Import 0 catches" })).toHaveProperty("disabled", true);
});

test("a camera's zone is asked once, and photos without a place are counted, with what to do on an iPhone", async () => {
  const { person } = look(["e.jpg", "f.jpg"]);
  expect(await screen.findByText("2 photos without a place, 1 without a time")).toBeDefined();
  expect(screen.getByText(/tap Options and turn on Location/)).toBeDefined();
  expect((await row("No time, no place")).getAllByRole("button", { name: "Set both" })).toHaveLength(1);
  const zone = screen.getByRole("combobox", { name: "What time zone was Olympus set to?" });
  await person.click(zone);
  await person.paste("America/Chicago");
  await person.click(await screen.findByRole("option", { name: /America\/Chicago/ }));
  expect((await row("No place")).getAllByText(/7:00/)).toHaveLength(2);
});

/** The DataTransfer that a browser passes from the start of a drag to its drop. */
function newDrag() {
  const data = new Map<string, string>();
  return {
    effectAllowed: "all",
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? "",
  };
}

function drag(photo: HTMLElement, onto: HTMLElement): void {
  const dataTransfer = newDrag();
  fireEvent.dragStart(photo, { dataTransfer });
  fireEvent.dragOver(onto, { dataTransfer });
  fireEvent.drop(onto, { dataTransfer });
}

const catchesOf = () => screen.getAllByRole("listitem", { name: /^Catch \d/ });
const photosIn = (caught: HTMLElement | undefined) =>
  caught ? within(caught).getAllByRole("button", { name: /^Photo/ }) : [];

test("a photo is dragged out of its catch to be one of its own, and onto another catch to be one of it", async () => {
  look(["a.jpg", "b.jpg", "d.jpg"]);
  await screen.findByRole("heading", { name: "3 photos, 2 catches" });
  expect(
    catchesOf()
      .map((caught) => photosIn(caught).length)
      .toSorted((one, other) => one - other),
  ).toEqual([1, 2]);

  const pair = catchesOf().find((caught) => photosIn(caught).length === 2);
  const [first] = photosIn(pair);
  if (first) drag(first, screen.getByText(/^Drag a photo to another catch, or here/));
  expect(screen.getByRole("heading", { name: "3 photos, 3 catches" })).toBeDefined();

  const [moved] = photosIn(catchesOf()[0]);
  const last = catchesOf().at(-1);
  if (moved && last) drag(moved, last);
  expect(screen.getByRole("heading", { name: "3 photos, 2 catches" })).toBeDefined();
  expect(
    catchesOf()
      .map((caught) => photosIn(caught).length)
      .toSorted((one, other) => one - other),
  ).toEqual([1, 2]);
});

test("two catches are made one by their menu", async () => {
  const { person } = look(["a.jpg", "d.jpg"]);
  await screen.findByRole("heading", { name: "2 photos, 2 catches" });
  const [menu] = screen.getAllByRole("button", { name: "More" });
  if (menu) await person.click(menu);
  await person.click(await screen.findByRole("menuitem", { name: "Merge with catch below" }));

  expect(screen.getByRole("heading", { name: "2 photos, 1 catch" })).toBeDefined();
  expect(photosIn(catchesOf()[0])).toHaveLength(2);
});
