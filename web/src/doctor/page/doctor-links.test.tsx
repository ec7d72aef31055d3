import type { Doctor, Finding } from "@creel/domain/doctor/finding";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { setPhone } from "../../testing/layout.ts";
import { answersOfLog } from "../../testing/log.ts";
import { openPage } from "../../testing/open-page.ts";

const PERCH = catchOf({ id: "0199f2a0-0000-7000-8000-000000000001", species: "Perch", length: 310 });
const LONG: Finding = {
  key: `length:${PERCH.id}`,
  check: "length",
  catch_ids: [PERCH.id],
  trip_id: null,
  measure: 23.62,
  time_zone: null,
  mends: [],
};

/** Opens a page with a perch that looks odd until the angler marks it as correct. */
function openLog(path: string) {
  let findings = [LONG];
  const doctor = (): Doctor => {
    return { looked: 1, total: findings.length, findings, catches: [PERCH], trips: [], imported: [] };
  };
  return openPage(path, {
    answers: {
      ...answersOfLog(PERCH),
      "GET /doctor": doctor,
      "GET /doctor/dismissals": { dismissals: [], catches: [], trips: [] },
      "PUT /doctor/dismissals/*": () => {
        findings = [];
        return new Response(null, { status: 204 });
      },
    },
  });
}

const link = () => screen.findByRole("link", { name: "Check my log: 1" });
const asked = ({ network }: ReturnType<typeof openLog>) =>
  network.asked("GET /doctor").filter((line) => line === "GET /doctor");

test.each([true, false])(
  "My Catches leads to what looks odd, and says how much: on a phone %s",
  async (isPhone) => {
    setPhone(isPhone);
    openLog("/catches");
    expect(await link()).toHaveAttribute("href", "/catches/doctor");
  },
);

test("what is known to look odd stands above the other pages of My Catches, which do not ask", async () => {
  const shown = openLog("/catches");
  await link();
  await shown.person.click(screen.getByRole("link", { name: "Waters" }));
  await waitFor(() => expect(screen.getByRole("link", { name: "Waters" })).toHaveAttribute("aria-current"));
  // The previous page shows the same link until this page renders its own.
  await waitFor(() => expect(screen.getByRole("link", { name: "Check my log: 1" })).toBeVisible());
  expect(asked(shown)).toHaveLength(1);
});

test("what was said to be right is counted no more", async () => {
  const shown = openLog("/catches/doctor");
  await shown.person.click(await screen.findByRole("button", { name: "It’s correct: Perch, 310 in" }));
  await screen.findByText("You said it’s correct. We won’t ask again.");
  const [back] = screen.getAllByRole("link", { name: "My Catches" });
  if (back) await shown.person.click(back);
  await waitFor(() => expect(asked(shown)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Check my log/ })).toBeNull());
});
