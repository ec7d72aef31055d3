import type { QueryPersister } from "@tanstack/react-query";

import { ownerOfCopies } from "./owner-of-copies.ts";

/** Keeps copies of what is asked, with code that only those load who have any. */
export const persister: QueryPersister = async (ask, context, query) => {
  if (ownerOfCopies() === null) return ask(context);
  const copies = await import("./with-copies.ts").catch(() => null);
  return copies ? copies.withCopies(ask, context, query) : ask(context);
};
