import { expect, test } from "vitest";
import * as z from "zod/mini";

import { renewPart, tableOf, WRITE_IT } from "../testing/generated-part.ts";
import { setupApi } from "../testing/setup-api.ts";

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        tags: z.optional(z.array(z.string())),
        summary: z.optional(z.string()),
        security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
      }),
    ),
  ),
});

test("the page of the API has every route", async () => {
  const { anonymous } = await setupApi();
  const { paths } = documentSchema.parse((await anonymous.get("/openapi.json")).json());
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags: [tag = "Other"] = [], summary = "", security = [] }]) => ({
      tag,
      cells: [
        `\`${method.toUpperCase()} ${path.replace(/(?<=.)\/$/, "")}\``,
        summary,
        security
          .flatMap((way) => way["token"] ?? [])
          .map((scope) => `\`${scope}\``)
          .join(", "),
      ],
    })),
  );
  const tags = [...new Set(routes.map(({ tag }) => tag))].toSorted();
  const tables = tags.map((tag) => {
    const rows = routes.filter((route) => route.tag === tag).map(({ cells }) => cells);
    return `## ${tag}\n\n${tableOf(["Route", "What it does", "Scopes of a token"], rows)}`;
  });

  const { text, renewed } = renewPart("routes.md", "routes", tables.join("\n\n"));
  expect(text, WRITE_IT).toBe(renewed);
});
