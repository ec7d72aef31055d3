import { SEED } from "@creel/testing/seed";

import { smallPhoto } from "../forms/photo-files.ts";
import type { Write } from "../setup/line.ts";
import { type Random, randomFrom } from "../setup/random.ts";
import { arrivedAt } from "./arrived.ts";
import { expect, test } from "./device-fixtures.ts";
import { logThroughKills } from "./log-through-kills.ts";
import type { BankCatch } from "./on-the-bank.ts";
import { overlapping } from "./overlapping.ts";
import { type Happened, sendThroughFaults } from "./send-through-faults.ts";

const SIZE = {
  days: 5,
  catches: 50,
  photos: 70,
  kills: 12,
  faults: { kills: 8, lostAnswers: 8, failures: 5 },
};

test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) process.stderr.write(`SEED=${SEED} repeats this failure.\n`);
});

/** The width of the first photo. Each photo has another width, which identifies it. */
const FIRST_WIDTH = 400;

async function catchFish(random: Random): Promise<BankCatch[]> {
  const owners = Array.from({ length: SIZE.photos }, () => random.below(SIZE.catches)).toSorted(
    (one, other) => one - other,
  );
  const photos = await Promise.all(
    owners.map((_, number) => smallPhoto(`${number}.jpg`, "#880", { width: FIRST_WIDTH + number })),
  );
  return Array.from({ length: SIZE.catches }, (_, index) => ({
    weight: index + 1,
    photos: photos.filter((_photo, number) => owners[number] === index),
  }));
}

test(
  "what is logged without a network arrives once, in order, with its photos, however often the browser is killed and the line breaks",
  { tag: "@nightly" },
  async ({ device, line, owner, url }) => {
    test.setTimeout(900_000);
    const random = randomFrom(SEED);
    const catches = await catchFish(random);
    const address = `${line.url}/catches`;
    await logThroughKills({ device, address, catches, kills: SIZE.kills, days: SIZE.days, random });
    expect(line.writes, "nothing went while there was no network").toEqual([]);

    const requests = SIZE.catches + SIZE.photos;
    const happened = await sendThroughFaults({ device, line, owner, requests, faults: SIZE.faults, random });

    const arrived = await arrivedAt(url, owner);
    const weightOf = new Map(arrived.map(({ id, weight }) => [id, weight]));
    const weights = catches.map(({ weight }) => weight);
    expect(arrived.map(({ weight }) => weight).toSorted((one, other) => one - other)).toEqual(weights);
    expect(
      firstTries(line.writes).map((id) => weightOf.get(id)),
      "the oldest first",
    ).toEqual(weights);
    const passedOver = failedCreations(happened);
    const inTurn = arrived.filter(({ id }) => !passedOver.has(id)).map(({ weight }) => weight);
    expect(inTurn, "made in the order in which they were kept").toEqual(
      inTurn.toSorted((one, other) => one - other),
    );

    let number = 0;
    for (const { weight, photos } of catches) {
      const widths = photos.map((_, index) => FIRST_WIDTH + number + index);
      number += photos.length;
      expect(arrived.find((each) => each.weight === weight)?.widths).toEqual(widths);
    }
    for (const writes of byBrowser(happened)) {
      expect(overlapping(writes), "one tab sends at a time").toEqual([]);
    }
    expect(happened.kills).toBe(SIZE.faults.kills);
  },
);

function isCreation({ method }: Write): boolean {
  return method === "POST";
}

function firstTries(writes: readonly Write[]): string[] {
  return [...new Set(writes.filter(isCreation).map(({ catchId }) => catchId))];
}

/**
 * Returns the ids of catches whose creation failed at first. Other catches are sent while these wait for another try.
 */
function failedCreations({ fates }: Happened): Set<string> {
  const failed = [...fates].filter(([write, fate]) => isCreation(write) && fate === "fails");
  return new Set(failed.map(([{ catchId }]) => catchId));
}

/** Groups writes by browser. A write of one browser may still be in flight when the next browser starts. */
function byBrowser({ browsers }: Happened): Write[][] {
  const writes = [...browsers.keys()];
  const all = new Set(browsers.values());
  return [...all].map((browser) => writes.filter((write) => browsers.get(write) === browser));
}
