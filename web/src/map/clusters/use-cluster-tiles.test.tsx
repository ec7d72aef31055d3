import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test } from "vitest";

import type { MapPoint } from "../view/map-types.ts";
import { loadClusterTile } from "./ask-clusters.ts";
import { onceTilesLoaded, useClusterTiles } from "./use-cluster-tiles.ts";

const POINTS: readonly MapPoint[] = [
  { id: "a", latitude: 47.8, longitude: -92.2, token: "walleye", initials: "Wa" },
];

/** Not yet known. */
const UNKNOWN: { points: readonly MapPoint[] | null } = { points: null };

async function bytesOf(address: string | null): Promise<number> {
  const url = String(address).replace("{z}/{x}/{y}", "0/0/0");
  return (await loadClusterTile({ url })).data.byteLength;
}

test("tiles have the points that are shown, also where React runs each effect twice", async () => {
  const { result } = renderHook(() => useClusterTiles("pins", POINTS, 44), { wrapper: StrictMode });

  expect(await bytesOf(result.current)).toBeGreaterThan(0);
});

test("tiles have no points before they are known, and none of those that are shown no more", async () => {
  const { result, rerender, unmount } = renderHook(
    ({ points }: typeof UNKNOWN) => useClusterTiles("pins", points, 44),
    { initialProps: UNKNOWN },
  );
  expect(await bytesOf(result.current)).toBe(0);

  rerender({ points: POINTS });
  expect(await bytesOf(result.current)).toBeGreaterThan(0);

  unmount();
  expect(await bytesOf(result.current)).toBe(0);
});

/** A map whose one source has tiles on their way, or not. */
function mapOf(state: { isThere: boolean; isLoaded: boolean }) {
  const listeners = new Set<() => void>();
  const map = {
    getSource: () => (state.isThere ? {} : undefined),
    isSourceLoaded: () => state.isLoaded,
    on: (_news: string, listen: () => void) => listeners.add(listen),
    off: (_news: string, listen: () => void) => listeners.delete(listen),
  };
  const tell = async () => {
    for (const listen of listeners) listen();
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
