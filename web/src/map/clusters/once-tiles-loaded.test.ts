import { expect, test } from "vitest";

import { onceTilesLoaded } from "./once-tiles-loaded.ts";

/** A map whose one source has tiles on their way, or not. */
function mapOf(state: { isThere: boolean; isLoaded: boolean }) {
  const heard = new Set<() => void>();
  const map = {
    getSource: () => (state.isThere ? {} : undefined),
    isSourceLoaded: () => state.isLoaded,
    on: (_news: string, listen: () => void) => heard.add(listen),
    off: (_news: string, listen: () => void) => heard.delete(listen),
  };
  const tell = async () => {
    for (const listen of heard) listen();
    await Promise.resolve();
  };
  return { map, tell };
}

test("an address is changed at once where no tile is on its way, or no source is there", () => {
  let changes = 0;
  const change = () => (changes += 1);

  onceTilesLoaded(undefined, "pins", change);
  onceTilesLoaded(mapOf({ isThere: false, isLoaded: false }).map, "pins", change);
  onceTilesLoaded(mapOf({ isThere: true, isLoaded: true }).map, "pins", change);

  expect(changes).toBe(3);
});

test("while tiles are on their way the address stays, and is changed once when the last has come", async () => {
  const state = { isThere: true, isLoaded: false };
  const { map, tell } = mapOf(state);
  let changes = 0;
  onceTilesLoaded(map, "pins", () => (changes += 1));

  await tell();
  expect(changes).toBe(0);
  state.isLoaded = true;
  await tell();
  await tell();
  expect(changes).toBe(1);
});

test("points that are no longer wanted when the last tile comes are not shown", async () => {
  const state = { isThere: true, isLoaded: false };
  const { map, tell } = mapOf(state);
  let changes = 0;
  const stop = onceTilesLoaded(map, "pins", () => (changes += 1));

  stop();
  state.isLoaded = true;
  await tell();
  expect(changes).toBe(0);
});
