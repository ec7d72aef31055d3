import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { show } from "../../testing/show.tsx";
import { answersOfWaters } from "../../testing/waters.ts";
import { beginPageWork } from "../../ui/hooks/once-settled.ts";
import { waterListQuery } from "../../waters/data/api.ts";
import { StartOnMap } from "./start-on-map.tsx";

function HoldClient({ onClient }: { onClient: (client: QueryClient) => void }) {
  const client = useQueryClient();
  useEffect(() => onClient(client), [client, onClient]);
  return null;
}

test("how a trip starts on the map is asked for once the map is drawn; the button is there before", async () => {
  const endWork = beginPageWork();
  const clients: QueryClient[] = [];
  const hold = (client: QueryClient) => void clients.push(client);
  const { network } = show(
    <>
      <HoldClient onClient={hold} />
      <StartOnMap />
    </>,
    {
      answers: {
        ...answersOfLog(),
        ...answersOfWaters(),
        "GET /trips": { trips: [], nextCursor: null, total: 0 },
      },
    },
  );
  expect(await screen.findByRole("button", { name: "Start a trip" })).toBeVisible();
  expect(clients[0]?.isFetching(waterListQuery({}))).toBe(0);

  endWork();
  await waitFor(() => expect(network.asked("GET /waters")).toHaveLength(1));
});
