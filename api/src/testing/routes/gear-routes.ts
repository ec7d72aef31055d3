import { v7 as uuidv7 } from "uuid";

import { forOwner, forSignedIn, type Route, type Scene } from "./route.ts";

const theGear = { id: ({ gearId }: Scene) => gearId };
const theField = { id: ({ fieldId }: Scene) => fieldId };
const theTrial = { id: ({ trialId }: Scene) => trialId };
const theQuestion = { id: ({ questionId }: Scene) => questionId };

export const aLure = () => ({ kind: "lure", name: "Jig" });
export const aField = () => ({ kind: "text", name: "Fly hatch" });
export const aTrial = () => ({
  first: { name: "Jig, blue" },
  second: { name: "Jig, orange", lure_type: "Jig" },
  hours: 32,
});
const aVariant = (color: string) => ({ id: uuidv7(), color, weight: null, size: null, dive_depth: null });
const TWICE = aVariant("red");

/** The tackle box, custom fields, questions and trials. */
export const gearRoutes: Record<string, Route> = {
  "GET /api/gear/": forSignedIn(200),
  "POST /api/gear/": forSignedIn(201, {
    body: aLure,
    refused: [
      [{ kind: "boat" }, "kind"],
      [{ name: " " }, "name"],
      [{ state: "lent" }, "state"],
      [{ variants: [{ id: "1" }] }, "variants.0.id"],
      [{ variants: [aVariant("x".repeat(41))] }, "variants.0.color"],
      [{ variants: [TWICE, TWICE] }, "variants"],
      [{ fields: [{ name: "Line" }] }, "fields.0.value"],
    ],
  }),
  "GET /api/gear/{id}": forOwner(200, theGear),
  "PUT /api/gear/{id}": forOwner(200, { ...theGear, body: () => ({ name: "Spoon" }) }),
  "DELETE /api/gear/{id}": forOwner(204, theGear),
  "PUT /api/gear/{id}/photo": forOwner(415, { ...theGear, body: () => ({}) }),
  "DELETE /api/gear/{id}/photo": forOwner(200, theGear),
  "POST /api/gear/{id}/merge": forOwner(200, {
    ...theGear,
    body: ({ otherGearId }) => ({ into: otherGearId || uuidv7() }),
  }),
  "DELETE /api/gear/{id}/merge": forOwner(200, theGear),
  "PUT /api/gear/{id}/merge/photo": forOwner(404, { ...theGear, body: () => ({}) }),

  "GET /api/custom-fields/": forSignedIn(200),
  "POST /api/custom-fields/": forSignedIn(201, {
    body: aField,
    refused: [
      [{ kind: "date" }, "kind"],
      [{ subject: "water" }, "subject"],
      [{ name: " " }, "name"],
      [{ kind: "number", unit: "x".repeat(13) }, "unit"],
      [{ kind: "choice", choices: ["Dad", "Dad"] }, "choices"],
      [{ kind: "choice", choices: [""] }, "choices.0"],
    ],
  }),
  "PUT /api/custom-fields/{id}": forOwner(200, { ...theField, body: () => ({ name: "Hatch" }) }),
  "DELETE /api/custom-fields/{id}": forOwner(204, theField),
  "GET /api/custom-fields/{id}/fate": forOwner(200, theField),
  "POST /api/custom-fields/{id}/fate": forOwner(200, {
    ...theField,
    body: () => ({ fates: { Kept: "kept" } }),
    refused: [
      [{ fates: undefined }, "fates"],
      [{ fates: { Kept: "eaten" } }, "fates.Kept"],
      [{ fates: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [index, "kept"])) }, "fates"],
    ],
  }),
  "DELETE /api/custom-fields/{id}/fate": forOwner(200, theField),

  "GET /api/insights/compared-hours": forSignedIn(200),
  "GET /api/insights/counts": forSignedIn(200),
  "GET /api/insights/outings": forSignedIn(200),
  "GET /api/insights/questions": forSignedIn(200),
  "GET /api/insights/rate-map": forSignedIn(200, {
    query: "?resolution=8",
    refused: [["?resolution=6", "resolution"]],
  }),
  "POST /api/insights/questions": forSignedIn(201, {
    body: () => ({ factor: "light" }),
    refused: [
      ...["", "light; drop table", 7, null].map((factor) => [{ factor }, "factor"] as const),
      [{ factor: "lure", bin: "x".repeat(81) }, "bin"],
    ],
  }),
  "POST /api/insights/questions/{id}/close": forOwner(200, theQuestion),

  "GET /api/lure-trials/": forSignedIn(200),
  "POST /api/lure-trials/": forSignedIn(201, {
    body: aTrial,
    refused: [
      [{ hours: 9 }, "hours"],
      [{ hours: 201 }, "hours"],
      [{ first: { name: " " } }, "first.name"],
      [{ second: { name: "Another name of none" } }, "second"],
    ],
  }),
  "POST /api/lure-trials/{id}/stop": forOwner(200, theTrial),
  "DELETE /api/lure-trials/{id}": forOwner(204, theTrial),
};
