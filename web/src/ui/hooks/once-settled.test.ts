import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { onceSettled, beginPageWork } from "./once-settled.ts";

test("what comes after the page waits for what the page asks, also for what it asks next", async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const answers: (() => void)[] = [];
  const ask = (name: string) =>
    queryClient.fetchQuery({
      queryKey: [name],
      queryFn: () => new Promise<string>((resolve) => void answers.push(() => resolve(name))),
    });
  const task = vi.fn<() => void>();

  const first = ask("trips");
  onceSettled(queryClient, task);
  answers[0]?.();
  await first;
  const second = ask("rates");
  await vi.advanceTimersByTimeAsync(500);
  expect(task).not.toHaveBeenCalled();

  answers[1]?.();
  await second;
  await vi.advanceTimersByTimeAsync(300);
  expect(task).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("what comes after the page comes within a second and a half, however long the page waits", async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  void queryClient.fetchQuery({ queryKey: ["trips"], queryFn: () => new Promise<string>(() => {}) });
  const task = vi.fn<() => void>();
  onceSettled(queryClient, task);
  await vi.advanceTimersByTimeAsync(1500);
  expect(task).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("what comes after the page waits for a map that is drawn, at most 20 seconds", async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const [afterDrawn, afterUndrawn] = [vi.fn<() => void>(), vi.fn<() => void>()];

  const end = beginPageWork();
  onceSettled(queryClient, afterDrawn);
  await vi.advanceTimersByTimeAsync(5000);
  expect(afterDrawn).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(300);
  expect(afterDrawn).toHaveBeenCalledOnce();

  beginPageWork();
  onceSettled(queryClient, afterUndrawn);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(afterUndrawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1300);
  expect(afterUndrawn).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
