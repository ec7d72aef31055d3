import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isCreels, NetworkError } from "./api-error.ts";
import { upload } from "./upload.ts";

const QUIET_MS = 10_000;

/** The network side of an upload. A test makes it progress, answer or fail. */
class StandIn extends EventTarget {
  static last = new StandIn();
  upload = new EventTarget();
  status = 0;
  response = new Blob();
  headers: Record<string, string> = {};
  answered = new Headers();
  open(): void {
    StandIn.last = this;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  goOn(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total: 100 }));
  }
  answer(status: number, body: string, answered = new Headers()): void {
    Object.assign(this, { status, response: new Blob([body]), answered });
    this.dispatchEvent(new Event("load"));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", StandIn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(more: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) {
  const headers = { authorization: "Bearer t" };
  const call = { method: "POST", url: "/api/catches", headers, body: new FormData(), quietMs: QUIET_MS };
  const settled = vi.fn<(result: unknown) => void>();
  const answer = upload({ ...call, ...more });
  answer.then(settled, settled);
  return { answer, settled, network: StandIn.last };
}

test("an upload tells how far it is, and its answer is read like any other", async () => {
  const shares: number[] = [];
  const { answer, network } = start({ onProgress: (share) => shares.push(share) });

  network.goOn(25);
  network.goOn(100);
  network.answer(413, '{"statusCode":413}');

  const response = await answer;
  expect([response.status, await response.json()]).toEqual([413, { statusCode: 413 }]);
  expect(shares).toEqual([0.25, 1]);
  expect(network.headers).toEqual({ authorization: "Bearer t" });
});

test.each([
  ["Creel", "1"],
  ["something in between", null],
])("the answer to an upload tells that it is of %s", async (_whose, mark) => {
  const { answer, network } = start();

  network.answer(204, "", new Headers(mark === null ? {} : { [API_RESPONSE_HEADER]: mark }));

  expect(isCreels(await answer)).toBe(mark !== null);
});

test("a slow upload may take as long as it goes on; one in which nothing moves for 10 seconds is given up", async () => {
  const { settled, network } = start();

  for (const loaded of [10, 20, 30]) {
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    network.goOn(loaded);
  }
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(QUIET_MS);

  expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(NetworkError);
});

test("an upload that breaks is a network error, one that is called off is not", async () => {
  const broken = start();
  broken.network.dispatchEvent(new Event("error"));
  await expect(broken.answer).rejects.toBeInstanceOf(NetworkError);

  const calledOff = new AbortController();
  const { answer } = start({ signal: calledOff.signal });
  calledOff.abort();
  await expect(answer).rejects.toBe(calledOff.signal.reason);
});
