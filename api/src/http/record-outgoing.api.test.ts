import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { setupDatabase } from "../testing/setup-api.ts";
import { sumOutgoing } from "./outgoing-requests.repository.ts";
import { recordOutgoing } from "./record-outgoing.ts";

const quiet = { warn: () => {} };

async function startServer(): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("counts of several processes add up, and hosts that anglers named have no name", async () => {
  const db = await setupDatabase();
  const [known, other] = [await startServer(), await startServer()];
  const processes = [recordOutgoing(db, [known], quiet), recordOutgoing(db, [known], quiet)];

  await fetch(`http://${known}/`);
  await fetch(`http://${other}/hook`);
  for (const each of processes) await each.save();
  await fetch(`http://${known}/`);
  for (const each of processes) await each.stop();

  // Both counters of this process hear every request.
  const sums = await sumOutgoing(db, new Date(0));
  expect(Object.fromEntries(sums.map(({ host, today }) => [host, today]))).toEqual({ [known]: 4, "": 2 });
});
