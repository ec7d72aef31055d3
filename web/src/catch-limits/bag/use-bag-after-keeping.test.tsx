import { screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";

import { WithPending } from "../../app/shell/with-pending.tsx";
import { changeOutbox } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { goOffline } from "../../testing/network.ts";
import { addWaiting, withoutAnswers } from "../../testing/outbox.ts";
import { OwnLog } from "../../testing/own-log.tsx";
import { show } from "../../testing/show.tsx";
import { makeLimitItem } from "../data/limit-items.ts";
import { useBagFish } from "../data/use-bag-fish.ts";
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

async function withLimitOf(bag: number, page: ReactNode) {
  const user = anglerOf();
  const fields = { id: "limit", species: "Pike", bag_day: bag, read_on: "2026-11-21" };
  const limit = makeLimitItem({ userId: user.id, limitId: "limit" }, { kind: "create", fields });
  await changeOutbox(user.id, () => ({ put: [limit], removed: [] }));
  goOffline();
  const { person } = show(
    <WithPending>
      <OwnLog>{page}</OwnLog>
    </WithPending>,
    { user, answers: withoutAnswers() },
  );
  return { user, person };
}

test.each([
  [1, "first: full, second: silent"],
  [2, "first: silent, second: full"],
])("a bag of %i is told full by the fish that fills it, however quickly they are kept", async (bag, told) => {
  const { person } = await withLimitOf(bag, <TwoAtOnce />);
  await person.click(await screen.findByRole("button", { name: "Keep two" }));
  expect(await screen.findByText(told)).toBeVisible();
});

/** Keeps a fish, and a second one with what was rendered when the first was not in the log yet. */
function SecondFromBefore() {
  const limits = useLimits();
  const { fish } = useBagFish();
  const bag = useBagAfterKeeping();
  const [describe, setDescribe] = useState<typeof bag.describe | null>(null);
  const [told, setTold] = useState("");
  const keepFirst = () => {
    bag.describe("first", PIKE);
    setDescribe(() => bag.describe);
  };
  return (
    <>
      {limits.length > 0 && <button onClick={keepFirst}>Keep the first</button>}
      {fish.length > 0 && (
        <button onClick={() => setTold(describe?.("second", PIKE) ?? "silent")}>Keep the second</button>
      )}
      {told}
    </>
  );
}

test("a fish that reaches the log while the next one is kept still counts", async () => {
  const { user, person } = await withLimitOf(1, <SecondFromBefore />);
  await person.click(await screen.findByRole("button", { name: "Keep the first" }));
  const fields = { id: "first", species: "Pike", date: "2026-11-21T12:00:00Z", latitude: 47, longitude: -92 };
  const work = { kind: "create", fields: { ...fields, time_zone: "UTC", fate: "kept" } } as const;
  await addWaiting(user, { catchId: "first", work });
  await person.click(await screen.findByRole("button", { name: "Keep the second" }));
  expect(await screen.findByText("silent")).toBeVisible();
});
