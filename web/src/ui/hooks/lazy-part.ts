import { type ComponentType, lazy, type LazyExoticComponent } from "react";

import { untilLoaded } from "./until-loaded.ts";

/**
 * A part of a page whose code comes when it is first drawn. Without a network it is not there until there is one; the
 * page around it stays.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
