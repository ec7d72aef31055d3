import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { waitFor } from "@testing-library/react";
import { v7 as uuidv7 } from "uuid";
import { expect, onTestFinished, test, vi } from "vitest";

import { makeCatchItem } from "../catches/outbox/catch-item.ts";
import { storeSession } from "../http/stored-session.ts";
import { makeItem, type OutboxItem } from "../outbox/outbox-item.ts";
import { announce } from "../outbox/outbox-news.ts";
import { changeOutbox } from "../outbox/outbox-store.ts";
import { anglerOf } from "../session/angler-testing.ts";
import { type Answers, fakeNetwork, noAnswer, refusal } from "../testing/network.ts";
import { reportRefusals } from "./report-refusals.ts";

const nothing = () => new Response(null, { status: 204 });

/** A signed-in angler with refused items of the given ages, in milliseconds. */
async function withRefused(ages: number[], answers: Answers = { "POST /notifications/refused": nothing }) {
  const user = anglerOf();
  storeSession({ accessToken: "access", refreshToken: "refresh", user }, true);
  const network = fakeNetwork(answers);
  const items = ages.map((age) => refusedOf(user.id, age));
  await changeOutbox(user.id, () => ({ put: items, removed: [] }));
  return { user, network, items };
}

function refusedOf(userId: string, age: number): OutboxItem {
  const item = makeCatchItem({ userId, catchId: uuidv7() }, { kind: "delete", base: null });
  const problem = { code: "invalid_input", message: "", at: Date.now() - age, stored: null };
  return { ...item, state: "asks", problem };
}

function start(userId: string): () => void {
  const stop = reportRefusals(userId);
  onTestFinished(stop);
  return stop;
}

test("what was refused and still asks after a minute is reported, once", async () => {
  const { user, network, items } = await withRefused([2 * MINUTE_MS]);
  const stop = start(user.id);
  const reported = [{ id: items[0]?.id, subject: "catch" }];
  await waitFor(() => expect(network.sent("POST /notifications/refused")).toEqual(reported));
  announce();
  stop();
  start(user.id);
  await changeOutbox(user.id, () => ({ put: [refusedOf(user.id, 3 * MINUTE_MS)], removed: [] }));
  await waitFor(() => expect(network.sent("POST /notifications/refused")).toHaveLength(2));
  expect(new Set(network.sent("POST /notifications/refused")).size).toBe(2);
});

test("a refusal that the form shows right now is not reported yet", async () => {
  const { user, network, items } = await withRefused([0, 2 * MINUTE_MS]);
  start(user.id);
  await waitFor(() =>
    expect(network.sent("POST /notifications/refused")).toEqual([{ id: items[1]?.id, subject: "catch" }]),
  );
});

test("records without a name of their own are reported as others", async () => {
  const { user, network } = await withRefused([]);
  const limit = makeItem({ userId: user.id, subject: "limit", subjectId: "1" }, { kind: "create" });
  const problem = { code: "invalid_input", message: "", at: 0, stored: null };
  await changeOutbox(user.id, () => ({ put: [{ ...limit, state: "asks", problem }], removed: [] }));
  start(user.id);
  await waitFor(() =>
    expect(network.sent("POST /notifications/refused")).toEqual([{ id: limit.id, subject: "other" }]),
  );
});

test("without an answer it is reported later", async () => {
  const { user, network } = await withRefused([2 * MINUTE_MS], { "POST /notifications/refused": noAnswer });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  start(user.id);
  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
  network.answer({ "POST /notifications/refused": nothing });
  announce();
  await waitFor(() => expect(network.sent("POST /notifications/refused")).toHaveLength(2));
});

test("an id that the server does not take is not sent again", async () => {
  const { user, network } = await withRefused([2 * MINUTE_MS], {
    "POST /notifications/refused": refusal(400, "invalid_input", "No"),
  });
  start(user.id);
  await waitFor(() => expect(network.sent("POST /notifications/refused")).toHaveLength(1));
  await changeOutbox(user.id, () => ({ put: [refusedOf(user.id, 3 * MINUTE_MS)], removed: [] }));
  await waitFor(() => expect(network.sent("POST /notifications/refused")).toHaveLength(2));
  expect(new Set(network.asked("POST")).size).toBe(1);
});
