import type { lookup as lookUpAddresses } from "node:dns";

import { expect, test, vi } from "vitest";

import { startReceiver } from "../testing/services/receiver.ts";
import {
  AnswerTooLongError,
  PrivateAddressError,
  publicFetch,
  type PublicFetchOptions,
  requirePublic,
} from "./public-fetch.ts";

const PUBLIC = { isPrivateAllowed: false, timeoutMs: 60_000, maxBytes: 1000 };
const ALLOWED = { ...PUBLIC, isPrivateAllowed: true };

/** Resolves names to these addresses: the first look-up to the first of the lists, and so on. */
function resolvingTo(...answers: string[][]) {
  type Look = (name: string, options: object, callback: (error: null, all: object[]) => void) => void;
  const lookup = vi.fn<Look>((_name, _options, callback) => {
    const [addresses = []] = answers.length > 1 ? answers.splice(0, 1) : answers;
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of its overloads only this one is used
  return lookup as unknown as typeof lookUpAddresses & typeof lookup;
}

const post = (url: string, options: PublicFetchOptions, init: RequestInit = {}) =>
  publicFetch(url, { method: "POST", body: "pike", redirect: "follow", ...init }, options);

test.each([
  "http://127.0.0.1:PORT/",
  "http://127.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f.0.0.1:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://localhost:PORT/",
  "http://10.0.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[fc00::1]/",
])("%s is refused, and nothing is sent", async (url) => {
  const { address, received } = await startReceiver();
  const asked = url.replace("PORT", new URL(address).port);

  await expect(post(asked, PUBLIC)).rejects.toThrow(PrivateAddressError);
  await expect(requirePublic(asked, PUBLIC)).rejects.toThrow(PrivateAddressError);
  expect(received).toEqual([]);
});

test("a name that resolves to a private address is refused, even beside a public one", async () => {
  const rule = { ...PUBLIC, lookup: resolvingTo(["1.1.1.1", "10.0.0.1"]) };

  await expect(post("https://hooks.example/", rule)).rejects.toThrow(PrivateAddressError);
  await expect(requirePublic("https://hooks.example/", rule)).rejects.toThrow(PrivateAddressError);
});

test("it connects to the address that was checked: a name is resolved once", async () => {
  const { address, received } = await startReceiver();
  const lookup = resolvingTo(["127.0.0.1"], ["10.0.0.1"]);

  const { status } = await post(`http://hooks.example:${new URL(address).port}/a?b=c`, {
    ...ALLOWED,
    lookup,
  });

  expect(status).toBe(200);
  expect(lookup).toHaveBeenCalledOnce();
  expect(received).toMatchObject([{ method: "POST", path: "/a?b=c", body: Buffer.from("pike") }]);
  expect(received[0]?.headers.host).toMatch(/^hooks\.example:\d+$/);
});

/** Starts a receiver that redirects every request. */
const startRedirect = (status: number, location: string) =>
  startReceiver(() => ({ status, headers: { location } }));

test("a redirect to a private address is refused, although the first address was allowed", async () => {
  const inside = await startReceiver();
  const { port } = new URL(inside.address);
  const outside = await startRedirect(307, `http://localhost:${port}/admin`);
  const rule = { ...PUBLIC, isPrivateAllowed: (host: string) => host === "127.0.0.1" };

  await expect(post(outside.address, rule)).rejects.toThrow(PrivateAddressError);
  expect(inside.received).toEqual([]);
});

test("a redirect that keeps the method is followed, without credentials for another origin", async () => {
  const inside = await startReceiver();
  const outside = await startRedirect(308, `${inside.address}/moved`);

  const { status } = await post(outside.address, ALLOWED, {
    headers: { authorization: "Bearer pike", "x-a": "b" },
  });

  expect(status).toBe(200);
  expect(inside.received).toMatchObject([{ method: "POST", path: "/moved", body: Buffer.from("pike") }]);
  expect(inside.received[0]?.headers).toMatchObject({ "x-a": "b" });
  expect(inside.received[0]?.headers).not.toHaveProperty("authorization");
});

test.each([
  ["that would lose the body", "follow", 302],
  ["that was not asked for", "manual", 307],
] as const)("a redirect %s is returned", async (_name, redirect, status) => {
  const inside = await startReceiver();
  const outside = await startRedirect(status, inside.address);

  expect((await post(outside.address, ALLOWED, { redirect })).status).toBe(status);
  expect(inside.received).toEqual([]);
});

test("redirects in a circle end", async () => {
  const { address, received } = await startRedirect(307, "/");

  await expect(post(address, ALLOWED)).rejects.toThrow("Too many redirects");
  expect(received).toHaveLength(4);
});

test.each(["169.254.169.254", "[fd00:ec2::254]"])(
  "%s, which hands out a cloud's credentials, is refused even where private addresses are allowed",
  async (host) => {
    await expect(post(`http://${host}/`, ALLOWED)).rejects.toThrow(PrivateAddressError);
  },
);

test("an answer that is too long is not read to its end", async () => {
  const { address } = await startReceiver(() => ({ status: 200, body: "x".repeat(1001) }));

  await expect(post(address, ALLOWED)).rejects.toThrow(AnswerTooLongError);
});

test("an answer that never comes is not waited for", async () => {
  const { address } = await startReceiver(() => null);

  await expect(post(address, { ...ALLOWED, timeoutMs: 1 })).rejects.toMatchObject({ name: "TimeoutError" });
});
