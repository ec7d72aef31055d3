const PAUSE_MS = 2000;

/** Loads code as soon as possible: retries after each failure, and when the network is back. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const part = await load().catch(() => null);
    if (part !== null) return part;
    await new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
      setTimeout(resolve, PAUSE_MS);
    });
  }
}
