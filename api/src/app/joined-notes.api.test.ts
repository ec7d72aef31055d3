import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

const LONG = "a".repeat(30_000);
const HALF = "b".repeat(10_000);

const lakeWith = (note: string) => ({ name: "Lake Vermilion", latitude: 47.84, longitude: -92.27, note });
const lureWith = (note: string) => ({
  kind: "lure",
  name: "Jig",
  note,
  variants: Array.from({ length: 40 }, (_, index) => ({ id: uuidv7(), color: `${note[0]}${index}` })),
  fields: Array.from({ length: 15 }, (_, index) => ({ name: `${note[0]}${index}`, value: "x" })),
});

test.each([
  ["waters", "water", lakeWith],
  ["gear", "gear", lureWith],
] as const)(
  "what a merge of %s has joined can be saved, and what could not is refused",
  async (path, name, make) => {
    const { as, given } = await setupApi();
    const my = as(await given.user());
    const add = async (note: string) => (await my.post(`/${path}`, make(note))).json()[name].id;
    const [target, source, last] = [await add(LONG), await add(HALF), await add(LONG)];
    const merge = (id: string) => my.post(`/${path}/${id}/merge`, { into: target });

    expect((await merge(source)).statusCode).toBe(200);
    const stored = (await my.get(`/${path}/${target}`)).json()[name];
    expect(stored.note).toHaveLength(LONG.length + HALF.length + 2);
    expect((await my.put(`/${path}/${target}`, stored)).statusCode).toBe(200);

    const refused = await merge(last);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty("note");
    expect((await my.get(`/${path}/${last}`)).json()[name].note).toBe(LONG);
  },
);
