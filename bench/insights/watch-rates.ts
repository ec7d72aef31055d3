declare global {
  interface Window {
    /** The time from the navigation, or the touch that opened the page, to the frame that shows rates. */
    ratesMs?: number;
    /** The time to the frame that shows verdicts, too. */
    verdictsMs?: number;
    /** The time spent waiting for workers until rates were shown. */
    workerMs: number;
    /** The longest task since the page was opened. */
    longestTaskMs: number;
  }
}

/**
 * Runs in the page, before its own scripts or before the touch. It measures from within, because a look from outside
 * adds work.
 */
export function watchRates(): void {
  let begun = 0;
  window.workerMs = 0;
  window.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= begun) window.longestTaskMs = Math.max(window.longestTaskMs, duration);
    }
  }).observe({ entryTypes: ["longtask"] });
  addEventListener("pointerdown", ({ timeStamp }) => (begun = timeStamp), { once: true, capture: true });

  globalThis.Worker = class extends Worker {
    override postMessage(message: unknown): void {
      const asked = performance.now();
      const answered = () => {
        if (window.ratesMs === undefined) window.workerMs += performance.now() - asked;
      };
      this.addEventListener("message", answered, { once: true });
      super.postMessage(message);
    }
  };

  // Looks only after a change, because a look in every frame adds work, too.
  const changes = new MutationObserver(() => requestAnimationFrame(look));
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-busy"] };
  function look(): void {
    const rows = document.querySelectorAll("main section li").length;
    const busy = document.querySelector("main section [aria-busy]");
    if (rows > 0) window.ratesMs ??= performance.now() - begun;
    if (rows === 0 || busy?.getAttribute("aria-busy") === "true") return;
    window.verdictsMs ??= performance.now() - begun;
    changes.disconnect();
  }
  changes.observe(document, watched);
  look();
}
