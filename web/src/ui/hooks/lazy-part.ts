import { type ComponentType, lazy, type LazyExoticComponent } from "react";

const PAUSE_MS = 2000;

/**
 * A part of a page whose code comes when it is first drawn. Without a network it is not there until there is one; the
 * page around it stays.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const part = await load().catch(() => null);
    if (part !== null) return part;
    await new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
      setTimeout(resolve, PAUSE_MS);
    });
  }
}
