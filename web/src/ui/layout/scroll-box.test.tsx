import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { Unsized } from "../../testing/layout.ts";
import { ScrollBox } from "./scroll-box.tsx";

/** Reports a size for every observed element at once. */
class Sized extends Unsized {
  private readonly tell: () => void;
  constructor(tell: () => void) {
    super();
    this.tell = tell;
  }
  override observe(): void {
    this.tell();
  }
}

function show({ content, room }: { content: number; room: number }) {
  vi.stubGlobal("ResizeObserver", Sized);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(content);
  render(
    <ScrollBox label="Conditions">
      <p>5 AM, 52 °F</p>
    </ScrollBox>,
  );
}

test("what is wider than its box is scrolled by the keyboard, under its name", () => {
  show({ content: 511, room: 358 });
  expect(screen.getByRole("group", { name: "Conditions" })).toHaveAttribute("tabindex", "0");
});

test("what fits its box is no stop for the keyboard", () => {
  show({ content: 358, room: 358 });
  expect(screen.queryByRole("group")).toBeNull();
});
