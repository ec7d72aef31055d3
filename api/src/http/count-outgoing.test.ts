import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { countAs, countConnection, openOutgoingCounter } from "./count-outgoing.ts";

async function startServer(): Promise<string> {
  const server = createServer((_request, response) => response.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function openCounter() {
  const counter = openOutgoingCounter();
  onTestFinished(() => counter.stop());
  return () => Object.fromEntries([...counter.take()].map(([host, { requests }]) => [host, requests]));
}

test("a request is counted for its host, whatever sends it, until the counts are taken", async () => {
  const host = await startServer();
  const take = openCounter();

  await fetch(`http://${host}/a`);
  await fetch(`http://${host}/b`);
  const [response] = await once(get(`http://${host}/c`), "response");
  response.resume();
  countConnection("mail.example.com:587");

  expect(take()).toEqual({ [host]: 3, "mail.example.com:587": 1 });
  expect(take()).toEqual({});
});

test("a host that another one named counts for that one", async () => {
  const host = await startServer();
  const take = openCounter();
  countAs(host, "login.example.com");

  await fetch(`http://${host}/keys`);

  expect(take()).toEqual({ "login.example.com": 1 });
});

test("after it has stopped nothing is counted", async () => {
  const host = await startServer();
  const counter = openOutgoingCounter();
  counter.stop();

  await fetch(`http://${host}/`);

  expect(counter.take().size).toBe(0);
});
