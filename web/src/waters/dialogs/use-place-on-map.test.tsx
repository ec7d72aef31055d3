import type { Outline } from "@creel/domain/waters/new-water";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";

import { usePlaceOnMap } from "./use-place-on-map.ts";

const ON_IT = { latitude: 47.5, longitude: -92.5 };
const ON_LAND = { latitude: 49, longitude: -92.5 };
const lake = (): Outline => ({
  type: "Polygon",
  coordinates: [
    [
      [-93, 47],
      [-92, 47],
      [-92, 48],
      [-93, 48],
      [-93, 47],
    ],
  ],
});

test("the outline of the map stays while the cross is on it, also where less of it is in view", () => {
  const { result } = renderHook(() => usePlaceOnMap({ place: ON_IT, outline: null }));
  const rest = (outline: Outline | null) =>
    act(() => result.current.mapProps.onRest({ middle: ON_IT, names: [], outline }));
  rest(lake());
  const first = result.current.outline;
  expect(first).toEqual(lake());
  rest(lake());
  expect(result.current.outline).toBe(first);
  rest(null);
  expect(result.current.outline).toBe(first);
  act(() => result.current.mapProps.onMoved(ON_LAND));
  expect(result.current).toMatchObject({ outline: null, middle: ON_LAND });
});
