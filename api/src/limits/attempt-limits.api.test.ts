import { inSuite } from "@creel/testing/nightly";
import { afterEach, expect, test, vi } from "vitest";

import { setupApi, withLimits } from "../testing/setup-api.ts";
import { addressKey } from "./attempt-limits.ts";

afterEach(() => {
  vi.useRealTimers();
});

function waitFor(seconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
}

test("after 10 failures of an account each further try has to wait, ever longer; others do not", async () => {
  const { anonymous, given } = await setupApi();
  await given.user({ email: "guessed@example.com", password: "right one" });
  await given.user({ email: "neighbor@example.com", password: "right one" });
  vi.useFakeTimers({ toFake: ["Date"] });
  const guess = (password = "wrong one") =>
    anonymous.post("/auth/login", { email: "Guessed@example.com", password });

  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await guess()).statusCode).toBe(401);
  const eleventh = await guess("right one");

  expect(eleventh.statusCode).toBe(429);
  expect(eleventh.headers["retry-after"]).toBe("1");
  expect(eleventh.json()).toMatchObject({
    code: "too_many_requests",
    message: "Too many attempts. Please wait a moment and try again.",
  });
  waitFor(1.1);
  expect((await guess()).statusCode).toBe(401);
  expect((await guess()).headers["retry-after"]).toBe("2");
  const neighbor = { email: "neighbor@example.com", password: "right one" };
  expect((await anonymous.post("/auth/login", neighbor)).statusCode).toBe(200);
});

test("the right password after the wait signs in and wipes the slate clean", async () => {
  const { anonymous, given } = await setupApi();
  await given.user({ email: "forgetful@example.com", password: "right one" });
  vi.useFakeTimers({ toFake: ["Date"] });
  const attempt = (password: string) =>
    anonymous.post("/auth/login", { email: "forgetful@example.com", password });
  for (let count = 1; count <= 10; count += 1) await attempt("wrong one");

  waitFor(1.1);

  expect((await attempt("right one")).statusCode).toBe(200);
  expect((await attempt("wrong one")).statusCode).toBe(401);
  expect((await attempt("wrong one")).statusCode).toBe(401);
});

test("an account is guessed at by one count, in whatever letters its email is spelled", async () => {
  const { anonymous, given } = await setupApi(withLimits({ signInPerAddress: 1000 }));
  await given.user({ email: "minimi.fishing@example.com", password: "right one" });
  vi.useFakeTimers({ toFake: ["Date"] });
  const attempt = async (email: string, password: string) => {
    const payload = { email, password };
    const remoteAddress = "198.51.100.9";
    const response = await anonymous.call({ method: "POST", url: "/auth/login", remoteAddress, payload });
    return response.statusCode;
  };
  // The database's lowercase of "\u0130" (an I with a dot) is "i".
  const numbers = inSuite([0, 1, 2, 4, 8, 16, 32, 63], [...Array(64).keys()]);
  const spellings = numbers.map((number) => {
    const letters = number.toString(2).padStart(6, "0").replaceAll("0", "i").replaceAll("1", "\u0130");
    let next = 0;
    return "minimi.fishing@example.com".replaceAll("i", () => letters[next++] ?? "I");
  });

  for (let count = 1; count <= 10; count += 1) {
    expect(await attempt("Minimi.Fishing@example.com", "wrong one")).toBe(401);
  }
  const answers = new Set<number>();
  for (const email of spellings) answers.add(await attempt(email, "right one"));

  expect([...answers].toSorted((a, b) => a - b)).toEqual([401, 429]);
});

test("many guesses at once count like one after the other", async () => {
  const { anonymous } = await setupApi();

  const answers = await Promise.all(
    Array.from({ length: 25 }, () =>
      anonymous.post("/auth/login", { email: "burst@example.com", password: "wrong one" }),
    ),
  );

  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(15);
});

test("one address cannot try many accounts, and cannot pretend to be another address: 100 tries are 10", async () => {
  const { anonymous } = await setupApi(withLimits({ signInPerAddress: 10 }));
  const statuses = [];
  for (let count = 1; count <= 100; count += 1) {
    const other = `203.0.113.${count}`;
    const response = await anonymous.call({
      method: "POST",
      url: "/auth/login",
      headers: { "x-forwarded-for": other, "x-real-ip": other, forwarded: `for=${other}` },
      remoteAddress: "198.51.100.7",
      payload: { email: `spray${count}@example.com`, password: "wrong one" },
    });
    statuses.push(response.statusCode);
  }

  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.slice(10).filter((status) => status !== 429)).toEqual([]);
});

test("one address can make so many accounts an hour, and then again", async () => {
  const { anonymous } = await setupApi(withLimits({ registerPerAddress: 2 }));
  vi.useFakeTimers({ toFake: ["Date"] });
  const register = (name: string) =>
    anonymous.call({
      method: "POST",
      url: "/auth/register",
      remoteAddress: "198.51.100.8",
      payload: { firstName: "Ana", lastName: "Angler", email: `${name}@example.com`, password: "secret" },
    });

  expect((await register("reg1")).statusCode).toBe(201);
  expect((await register("reg2")).statusCode).toBe(201);
  const third = await register("reg3");
  waitFor(3601);
  const later = await register("reg4");

  expect(third.statusCode).toBe(429);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(3500);
  expect(later.statusCode).toBe(201);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
