import type { Bounds } from "@creel/domain/places/bounds";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { readAll } from "./points.ts";

const collectionSchema = z.object({ features: z.array(z.unknown()) });

/** Where a feature is; `null` if the service leaves it out. */
export const pointGeometry = z.optional(
  z.nullable(z.object({ coordinates: z.tuple([z.number(), z.number()], z.number()) })),
);

/** A month in steps of 5 minutes has 8,928 rows. */
const MOST_ITEMS = "10000";
const MAX_BYTES = 8 * 1024 * 1024;

export type AskItems = <Item>(
  collection: string,
  question: { parameters: Record<string, string>; schema: z.ZodMiniType<Item> },
  signal: AbortSignal,
) => Promise<Item[]>;

/**
 * Returns a function that asks an OGC API for features (OGC 17-069r4).
 * @param address up to the collections
 */
export function openItems({ ask, address }: { ask: Ask; address: string }): AskItems {
  return async (collection, { parameters, schema }, signal) => {
    const url = new URL(`${address}/collections/${collection}/items`);
    url.search = new URLSearchParams({ f: "json", limit: MOST_ITEMS, ...parameters }).toString();
    const { features } = await ask(
      { url, schema: collectionSchema, accept: "application/geo+json", maxBytes: MAX_BYTES },
      signal,
    );
    return readAll(features, schema, url.host);
  };
}

export function bboxOf({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].join();
}
