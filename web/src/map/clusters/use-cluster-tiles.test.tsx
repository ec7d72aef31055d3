import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test } from "vitest";

import type { MapPoint } from "../view/map-types.ts";
import { loadClusterTile } from "./ask-clusters.ts";
import { useClusterTiles } from "./use-cluster-tiles.ts";

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
