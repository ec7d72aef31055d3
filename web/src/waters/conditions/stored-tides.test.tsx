import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { tidesOf } from "../../testing/conditions.ts";
import { fakeNetwork, noAnswer } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { answersOfWaters, waterOf } from "../../testing/waters.ts";
import { storedTidesQuery, useStationTides } from "./stored-tides.ts";

const BAY = waterOf({ kind: "sea", latitude: 44.4, longitude: -68.2 });
const RIVER = waterOf({ id: "river", kind: "river", latitude: 47, longitude: -92 });
const POND = waterOf({ id: "pond", kind: "pond", latitude: 46, longitude: -91 });

test("tides are stored of the waters that can have them, and each place is asked about once", async () => {
  const network = fakeNetwork({
    ...answersOfWaters(BAY, RIVER, POND),
    "GET /weather/tides": { tides: tidesOf() },
  });
  const client = new QueryClient();
  const stored = await client.fetchQuery(storedTidesQuery);
  expect(stored.map(({ key }) => key)).toEqual(["tides lat=44.40&lon=-68.20", "tides lat=47.00&lon=-92.00"]);
  client.removeQueries({ queryKey: ["tides"] });
  await client.fetchQuery({ ...storedTidesQuery, staleTime: 0 });
  expect(network.asked("GET /weather/tides")).toHaveLength(2);
});

function Station({ reach }: { reach: number }) {
  const tides = useStationTides(BAY, reach);
  return <p>{tides === undefined ? "not known" : (tides?.station.name ?? "none")}</p>;
}

test("a place whose station cannot be asked for gets the nearest one that is stored", async () => {
  const near = waterOf({ id: "near", kind: "sea", latitude: 44.3, longitude: -68.3 });
  show(<Station reach={25} />, {
    answers: {
      ...answersOfWaters(near),
      "GET /weather/tides": ({ search }: { search: URLSearchParams }) =>
        search.get("lat") === "44.30" ? { tides: tidesOf() } : noAnswer(),
    },
  });
  expect(await screen.findByText("Bar Harbor, Maine")).toBeVisible();
});

test("a station beyond the reach of a water does not speak for it", async () => {
  show(<Station reach={0.1} />, { answers: { "GET /weather/tides": { tides: tidesOf() } } });
  expect(await screen.findByText("none")).toBeVisible();
});
