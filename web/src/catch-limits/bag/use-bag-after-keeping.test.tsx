import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";

import { changeOutbox } from "../../outbox/outbox-store.ts";
import { goOffline } from "../../testing/network.ts";
import { withoutAnswers } from "../../testing/outbox.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { anglerOf, show } from "../../testing/show.tsx";
import { makeLimitItem } from "../data/limit-items.ts";
import { useLimits } from "../data/use-limits.ts";
import { useBagAfterKeeping } from "./use-bag-after-keeping.ts";

const PIKE = { species: "Pike", waterId: null, regionText: null, day: "2026-11-21" };

/** Keeps two pike in one press, before the outbox could be read again. */
function TwoAtOnce() {
  const limits = useLimits();
  const bag = useBagAfterKeeping();
  const [told, setTold] = useState<readonly string[]>([]);
  const keepTwo = () =>
    setTold(["first", "second"].map((id) => `${id}: ${bag.describe(id, PIKE) === null ? "silent" : "full"}`));
  return (
    <>
      {limits.length > 0 && <button onClick={keepTwo}>Keep two</button>}
      {told.join(", ")}
    </>
  );
}

test.each([
  [1, "first: full, second: silent"],
  [2, "first: silent, second: full"],
])("a bag of %i is told full by the fish that fills it, however quickly they are kept", async (bag, told) => {
  const user = anglerOf();
  const fields = { id: "limit", species: "Pike", bag_day: bag, read_on: "2026-11-21" };
  const limit = makeLimitItem({ userId: user.id, limitId: "limit" }, { kind: "create", fields });
  await changeOutbox(user.id, () => ({ put: [limit], removed: [] }));
  goOffline();
  const { person } = show(
    <>
      <OwnTrips />
      <TwoAtOnce />
    </>,
    { user, answers: withoutAnswers() },
  );
  await person.click(await screen.findByRole("button", { name: "Keep two" }));
  expect(await screen.findByText(told)).toBeVisible();
});
