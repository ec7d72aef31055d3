import type { Limit } from "@creel/domain/catch-limits/limit";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { limitOf } from "../../testing/limits.ts";
import { answersOfLog } from "../../testing/log.ts";
import { OwnLog } from "../../testing/own-log.tsx";
import { show } from "../../testing/show.tsx";
import { useCatchDialogs } from "../dialogs/catch-dialogs.tsx";
import { catchOf } from "../editor/values/catch-testing.ts";

const PERCH = catchOf({ species: "Perch", depth: 22, date: "2026-11-20T15:20:00.000Z" });

function Opener() {
  const { onView } = useCatchDialogs();
  return (
    <button type="button" onClick={() => onView(PERCH)}>
      Open it
    </button>
  );
}

async function openView(...limits: Limit[]) {
  const answers = { ...answersOfLog(PERCH), "GET /limits": { limits } };
  const { person } = show(
    <OwnLog>
      <Opener />
    </OwnLog>,
    { path: "/catches", answers },
  );
  await person.click(await screen.findByRole("button", { name: "Open it" }));
  return within(await screen.findByRole("dialog", { name: /^Perch/ }));
}

const limit = (known: Partial<Limit>) => limitOf({ species: "Perch", ...known });

test("a catch says the angler's limit of its day", async () => {
  const view = await openView(limit({ bag_day: 3 }));
  const name = await view.findByText("Your limit then");
  expect(name.closest("div")).toHaveTextContent("Your limit then3 a day, no least length");
});

test("a limit that was read after the catch is not told", async () => {
  const view = await openView(limit({ bag_day: 3, read_on: "2026-11-21" }));
  expect(await view.findByText("Depth")).toBeVisible();
  expect(view.queryByText("Your limit then")).toBeNull();
});
