import { catchCollectionSchema } from "@creel/domain/catches/catch-collection";
import { catchListSchema } from "@creel/domain/catches/catch-list";
import { catchSummarySchema, catchTotalsSchema, speciesCountsSchema } from "@creel/domain/catches/summary";
import { configSchema } from "@creel/domain/config/config";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { SHAPES } from "./shapes.ts";

const KEPT = [
  catchListSchema,
  catchCollectionSchema,
  catchSummarySchema,
  catchTotalsSchema,
  speciesCountsSchema,
  configSchema,
];

test("copies of answers whose shape has changed since are not read: shapes.ts names the shapes of today", async () => {
  const shapes = JSON.stringify(KEPT.map((schema) => z.toJSONSchema(schema)));

  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(shapes));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(SHAPES).toBe(hex.slice(0, 12));
});
