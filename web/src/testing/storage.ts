import { onTestFinished, vi } from "vitest";

/** Makes storage fail until the end of the test, as in some private windows. */
export function keepNothing(): void {
  const spy = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("Not in this window", "InvalidStateError");
  });
  onTestFinished(() => spy.mockRestore());
}
