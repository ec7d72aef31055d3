import { type ComponentType, lazy, type LazyExoticComponent } from "react";

import { untilLoaded } from "./until-loaded.ts";

/**
 * Returns a part of a page whose code loads on first render. Without a network the part is missing until there is one;
 * the page around it stays.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
