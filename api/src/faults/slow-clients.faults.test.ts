import type { Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { reportFault, until } from "../testing/faults/faults.ts";
import { openRaw, request, sendRaw } from "../testing/faults/raw.ts";
import { askMeanwhile, startLoggedCreel } from "../testing/faults/under-load.ts";

const SOCKETS = 1000;
const DAWDLE_EVERY_MS = 5000;

test("a thousand sockets that dawdle are cut, and others are answered while they are open", async () => {
  const { url, ana } = await startLoggedCreel();
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  let cut = 0;
  for (let index = 0; index < SOCKETS; index += 1) {
    const socket = await openRaw(url);
    sockets.push(socket.resume().on("close", () => (cut += 1)));
    // Half of them never finish their request, the others send nothing.
    if (index % 2 === 0) socket.write("GET /api/catches HTTP/1.1\r\nHost: creel\r\nX-Slow: ");
  }
  const dawdle = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (index % 2 === 0) socket.write("a");
  }, DAWDLE_EVERY_MS);
  onTestFinished(() => clearInterval(dawdle));

  const allCut = until(() => cut === SOCKETS);
  const answered = await askMeanwhile(url, ana, allCut);

  await reportFault({
    fault: "1,000 sockets that dawdle",
    times: 1,
    lost: 0,
    refused: cut,
    note: `${answered} other requests were answered meanwhile`,
  });
  expect(answered).toBeGreaterThan(0);
});

const BODIES = 50;

test("a body that does not arrive is cut off with 408, and others are answered before it is", async () => {
  const { url, ana } = await startLoggedCreel();
  const head = request([
    "POST /api/catches HTTP/1.1",
    "Host: creel",
    `Authorization: Bearer ${ana.token}`,
    "Content-Type: application/json",
    "Content-Length: 1000",
  ]);
  const answers = Promise.all(Array.from({ length: BODIES }, () => sendRaw(url, head)));
  const answered = await askMeanwhile(url, ana, answers);

  for (const { status, body } of await answers) {
    expect(JSON.parse(body)).toMatchObject({ statusCode: 408, code: "too_slow" });
    expect(status).toBe(408);
  }
  await reportFault({
    fault: `${BODIES} bodies that never arrive`,
    times: BODIES,
    lost: 0,
    refused: BODIES,
    note: `${answered} other requests were answered meanwhile`,
  });
  expect(answered).toBeGreaterThan(0);
});
