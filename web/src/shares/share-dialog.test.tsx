import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../testing/show.tsx";
import { LiveLinks } from "./live-links.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import type { ShareTarget } from "./share-target.ts";

const WALLEYE: ShareTarget = {
  subject: "catch",
  id: "0198a5c0-0000-7000-8000-000000000001",
  species: "Walleye",
  title: "Walleye",
  day: "Friday 20 November 2026",
  weight: 6.2,
  length: 25.5,
  card: null,
  photo: null,
  hasPhotos: true,
  notes: "Second cast off the point.",
  hasTime: true,
  water: "Lake Vermilion",
  place: { latitude: 47.831174, longitude: -92.264829 },
};

const SHARE = {
  id: "0198a5c0-0000-7000-8000-0000000000aa",
  subject: "catch",
  subject_id: WALLEYE.id,
  year: null,
  precision: "none",
  show_time: false,
  show_notes: false,
  show_water: false,
  show_name: false,
  created_at: "2026-11-20T12:00:00.000Z",
  expires_at: "2035-12-20T12:00:00.000Z",
  revoked_at: null,
  seen_count: 14,
  about: { species: "Walleye", weight: 6.2, day: "2026-11-20", thumbnail: null, water: "Lake Vermilion" },
};

/** Returns the bodies of the requests after somebody chooses and makes the link. */
async function make(choose: (person: ReturnType<typeof show>["person"]) => Promise<void>) {
  const asked: unknown[] = [];
  const { person } = show(<ShareDialog target={WALLEYE} onClose={() => {}} />, {
    path: "/catches",
    answers: {
      "POST /shares": ({ body }: { body: unknown }) => {
        asked.push(body);
        return { share: SHARE, url: "/s/wX9f4kTqwX9f4kTqwX9f4k" };
      },
      "GET /shares": () => ({ shares: [] }),
    },
  });
  const button = await screen.findByRole("button", { name: "Create link" });
  await choose(person);
  await person.click(button);
  expect(await screen.findByRole("textbox", { name: "Your link" })).toHaveValue(
    `${location.origin}/s/wX9f4kTqwX9f4kTqwX9f4k`,
  );
  return asked;
}

const NOTHING = { show_time: false, show_notes: false, show_water: false, show_name: false };

test("a link shows nothing of the place, the time, the notes and the name until somebody chooses so", async () => {
  const asked = await make(async () => {});

  expect(asked).toEqual([
    { subject: "catch", subject_id: WALLEYE.id, precision: "none", ...NOTHING, days: 30 },
  ]);
});

test("a link shows what was chosen", async () => {
  const asked = await make(async (person) => {
    await person.click(screen.getByRole("radio", { name: /An area of about 7 mi/ }));
    await person.click(screen.getByRole("checkbox", { name: /Show notes/ }));
    await person.click(screen.getByRole("checkbox", { name: "Show time of day" }));
  });

  expect(asked).toEqual([
    expect.objectContaining({ precision: "0.1", show_notes: true, show_time: true, show_water: false }),
  ]);
});

test("the name of the water goes without a map", async () => {
  const asked = await make((person) => person.click(screen.getByRole("radio", { name: /The water’s name/ })));

  expect(asked).toEqual([expect.objectContaining({ precision: "none", show_water: true })]);
});

test("beside the levels stands what each shows of the place, in the square of the first fish of the spot", async () => {
  const { person } = show(<ShareDialog target={WALLEYE} onClose={() => {}} />, {
    path: "/catches",
    // The first fish of the spot was across the border.
    answers: { [`GET /shares/squares/${WALLEYE.id}`]: { place: { latitude: 48.001, longitude: -92.264 } } },
  });
  expect(await screen.findByText("No map, no place name")).toBeVisible();
  await person.click(screen.getByRole("radio", { name: /The water’s name/ }));
  expect(within(screen.getByRole("figure")).getByText("Lake Vermilion")).toBeVisible();
  await person.click(screen.getByRole("radio", { name: /An area of about 7 mi/ }));
  expect(screen.getByText("The same square for every catch at this spot")).toBeVisible();
  expect(await screen.findByText("From 48.00° N to 48.10° N and 92.30° W to 92.20° W")).toBeVisible();
  await person.click(screen.getByRole("radio", { name: /The exact spot/ }));
  expect(screen.getByText("The spot as you see it")).toBeVisible();
});

test("the list says of each link what it shows and how often it was opened, and takes it back", async () => {
  const revoked: string[] = [];
  const ended = {
    ...SHARE,
    id: "0198a5c0-0000-7000-8000-0000000000ab",
    seen_count: 0,
    revoked_at: "2026-11-21T12:00:00.000Z",
  };
  const { person } = show(<LiveLinks />, {
    path: "/shared-links",
    answers: {
      "GET /shares": () => ({ shares: revoked.length > 0 ? [ended] : [SHARE, ended] }),
      [`DELETE /shares/${SHARE.id}`]: () => {
        revoked.push(SHARE.id);
        return null;
      },
    },
  });

  const [line, second] = await screen.findAllByRole("listitem");
  expect(second).toHaveTextContent(/, not opened yet/);
  expect(line).toHaveTextContent(/Walleye, 6.2 lb.*opened 14 times.*No place.*until Dec 20, 2035/);
  await person.click(within(line ?? document.body).getByRole("button", { name: "Revoke Walleye, 6.2 lb" }));

  expect(await screen.findByText("Link revoked")).toBeVisible();
  expect(revoked).toEqual([SHARE.id]);
  expect(screen.getAllByText("Ended")).not.toHaveLength(0);
});
