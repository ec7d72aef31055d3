import type { Catch } from "@creel/domain/catches/catch";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";

import { CATCHES_KEY } from "./api.ts";
import type { LogbookCalls } from "./logbook-calls.ts";
import type { ShownCatch } from "./logged-by.ts";

interface HiddenPartProps {
  caught: ShownCatch;
  /** Gets the catch with the parts that may be shown now. */
  onChanged: (caught: Catch) => void;
}

export interface Logbook {
  /**
   * True for the user's own logbook. Only that one takes new catches, stores drafts, has a map, and removes autofilled
   * conditions.
   */
  isOwn: boolean;
  /** The prefixes of the queries that show its catches. */
  keys: readonly QueryKey[];
  /** Changes its catches at once. Absent for the user's own logbook, whose changes wait in the outbox. */
  calls?: LogbookCalls;
  /** The part of the view for a catch with a hidden place. */
  HiddenPart?: ComponentType<HiddenPartProps>;
}

export const ownLogbook: Logbook = {
  isOwn: true,
  keys: [CATCHES_KEY],
};

export function reloadLogbook(queryClient: QueryClient, { keys }: Logbook): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
