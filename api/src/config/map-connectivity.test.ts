import { once } from "node:events";
import { createServer } from "node:http";

import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, onTestFinished, test, vi } from "vitest";

import { watchMapConnectivity } from "./map-connectivity.ts";

const FIVE_MINUTES_MS = 5 * MINUTE_MS;

/** Fakes an external server of map styles. */
async function startStyleServer() {
  const answer: { status: number; location?: string } = { status: 200 };
  const server = createServer((_request, response) => {
    const { status, location } = answer;
    response.writeHead(status, location ? { location } : {}).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/style`;
  return { styles: { kind: "styles" as const, light: url, dark: url }, url, answer };
}

function watch(styles: Parameters<typeof watchMapConnectivity>[0]) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const connectivity = watchMapConnectivity(styles);
  onTestFinished(() => {
    connectivity.stop();
    vi.useRealTimers();
  });
  return connectivity;
}

test("the online map is offered once its host has answered", async () => {
  const { styles } = await startStyleServer();

  const connectivity = watch(styles);

  expect(connectivity.current()).toBeNull();
  await expect.poll(() => connectivity.current()).toEqual(styles);
});

test.each([
  ["fails", { status: 503 }],
  ["sends one elsewhere", { status: 302 }],
])("the online map is withdrawn when its host %s, and comes back with it", async (_what, trouble) => {
  const { styles, url, answer } = await startStyleServer();
  const connectivity = watch(styles);
  await expect.poll(() => connectivity.current()).toEqual(styles);

  Object.assign(answer, trouble, { location: `${url}-elsewhere` });
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
  await expect.poll(() => connectivity.current()).toBeNull();

  answer.status = 200;
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
  await expect.poll(() => connectivity.current()).toEqual(styles);
});

test("no map is offered when none is set", () => {
  expect(watch(null).current()).toBeNull();
});
