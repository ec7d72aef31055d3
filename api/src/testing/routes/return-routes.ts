import { v7 as uuidv7 } from "uuid";

import { forOwner, forSignedIn, type Route, type Scene } from "./route.ts";

const theReturn = { id: ({ returnId }: Scene) => returnId };
const theTemplate = { id: ({ returnTemplateId }: Scene) => returnTemplateId };

export const aReturn = () => ({
  template: "scotland",
  name: "Rod-days",
  from: "2026-02-01",
  to: "2026-10-31",
  time_zone: "Europe/London",
});

export const aTemplate = () => ({
  name: "Our lake count",
  blocks: [
    { kind: "rows", by: "day" },
    { kind: "hours" },
    { kind: "line", id: "ice", label: "Ice on the lake?" },
  ],
});

const sizes = { kind: "sizes", fate: "any", species: [], unit: "in", bounds: [10, 15] };
const withBlock = (block: object) => ({ blocks: [{ kind: "rows", by: "day" }, block] });

/** Catch returns and the templates that anglers build for them. */
export const returnRoutes: Record<string, Route> = {
  "GET /api/returns/": forSignedIn(200),
  "POST /api/returns/": forSignedIn(201, {
    body: aReturn,
    refused: [
      [{ template: "wales" }, "template"],
      [{ template: "custom" }, "blocks"],
      [{ template_id: "count" }, "template_id"],
      [{ blocks: [] }, "blocks"],
      [{ name: " " }, "name"],
      [{ water_ids: ["River Tarn"] }, "water_ids.0"],
      [{ water_ids: Array.from({ length: 21 }, () => uuidv7()) }, "water_ids"],
      [{ from: "February" }, "from"],
      [{ to: "2026-01-31" }, "to"],
      [{ from: "2020-02-01" }, "to"],
      [{ time_zone: "Scotland" }, "time_zone"],
      [{ deadline: "2026-11-30" }, "deadline"],
      [{ answers: { card: "" } }, "answers.card"],
      [{ answers: { card: "x".repeat(501) } }, "answers.card"],
    ],
  }),
  "GET /api/returns/{id}": forOwner(200, theReturn),
  "PUT /api/returns/{id}": forOwner(200, {
    ...theReturn,
    body: () => ({ turned_in_at: "2026-11-21T12:00:00.000Z" }),
    refused: [
      [{ turned_in_at: "yesterday" }, "turned_in_at"],
      [{ from: "2026-11-01" }, "to"],
    ],
  }),
  "DELETE /api/returns/{id}": forOwner(204, theReturn),
  "GET /api/return-templates/": forSignedIn(200),
  "POST /api/return-templates/": forSignedIn(201, {
    body: aTemplate,
    refused: [
      [{ name: "x".repeat(81) }, "name"],
      [{ blocks: [{ kind: "hours" }] }, "blocks"],
      [withBlock({ kind: "formula" }), "blocks.1.kind"],
      [withBlock({ ...sizes, bounds: [15, 10] }), "blocks.1.bounds"],
    ],
  }),
  "PUT /api/return-templates/{id}": forOwner(200, { ...theTemplate, body: () => ({ name: "Count" }) }),
  "DELETE /api/return-templates/{id}": forOwner(204, theTemplate),
};
