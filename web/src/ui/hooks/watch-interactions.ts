const REST_MS = 2000;

const EVENT_TYPES = ["pointerdown", "pointermove", "wheel", "keydown", "scroll"] as const;

/** Returns a function that waits until nothing was pressed, dragged, scrolled or typed for two seconds. */
export function watchInteractions(target: EventTarget = globalThis): () => Promise<void> {
  let lastAt = -Infinity;
  const note = (event: Event) => {
    const isHover = event.type === "pointermove" && "buttons" in event && event.buttons === 0;
    if (!isHover) lastAt = performance.now();
  };
  // Scroll events do not bubble.
  for (const type of EVENT_TYPES) target.addEventListener(type, note, { capture: true, passive: true });

  return async function interactionsEnd() {
    for (;;) {
      const left = lastAt + REST_MS - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => void setTimeout(resolve, left));
    }
  };
}
