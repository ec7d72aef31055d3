import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { show } from "../../../testing/show.tsx";
import { LockButton } from "./lock-button.tsx";
import { RainButton } from "./rain-button.tsx";

/** A press of a finger or a drop, so long. */
function touch(button: HTMLElement, ms: number): void {
  const down = new MouseEvent("pointerdown", { bubbles: true });
  const click = new MouseEvent("click", { bubbles: true, detail: 1 });
  Object.defineProperty(down, "timeStamp", { value: 1000 });
  Object.defineProperty(click, "timeStamp", { value: 1000 + ms });
  fireEvent(button, down);
  fireEvent(button, click);
}

test("a drop of rain presses nothing, a finger and a key do", () => {
  const press = vi.fn<() => void>();
  render(<RainButton onPress={press}>Lost one</RainButton>);
  const button = screen.getByRole("button");
  touch(button, 30);
  expect(press).not.toHaveBeenCalled();
  touch(button, 90);
  expect(press).toHaveBeenCalledTimes(1);
  fireEvent.click(button, { detail: 0 });
  expect(press).toHaveBeenCalledTimes(2);
});

test("the lock opens when it is held for a second, and by a key", async () => {
  const change = vi.fn<(isLocked: boolean) => void>();
  show(<LockButton isLocked onChange={change} />);
  const button = await screen.findByRole("button", { name: "Hold to unlock" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(900);
  fireEvent.pointerUp(button);
  vi.advanceTimersByTime(1000);
  expect(change).not.toHaveBeenCalled();
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(1000);
  expect(change).toHaveBeenLastCalledWith(false);
  fireEvent.click(button, { detail: 0 });
  expect(change).toHaveBeenCalledTimes(2);
});
