import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { openArchive } from "../testing/archives/open-archive.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  my = api.as(await api.given.user());
});

const ask = (question: object = { factor: "pressure", bin: "falling" }) =>
  my.post("/insights/questions", question);
const questions = async () => (await my.get("/insights/questions")).json().questions;

test("a question is asked now, whatever a client says of the time, and closed once", async () => {
  const before = Date.now();
  const asked = await ask({ factor: "light", species: " Pike ", asked_at: "2020-01-01T00:00:00Z" });
  expect(asked.statusCode).toBe(201);
  const { question } = asked.json();
  expect(question).toMatchObject({ factor: "light", bin: null, species: "Pike", closed_at: null });
  expect(Date.parse(question.asked_at)).toBeGreaterThanOrEqual(before);
  expect(await questions()).toEqual([question]);

  const closed = (await my.post(`/insights/questions/${question.id}/close`)).json().question;
  expect(closed).toEqual({ ...question, closed_at: expect.any(String) });
  expect((await my.post(`/insights/questions/${question.id}/close`)).json().question).toEqual(closed);
});

test("one question is open at a time, of two that are asked at once one, and the latest comes first", async () => {
  const both = await Promise.all([ask(), ask()]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  const [first] = await questions();
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: "question_open", open: first });

  await my.post(`/insights/questions/${first.id}/close`);
  const next = (await ask({ factor: "wind" })).json().question;
  expect((await questions()).map(({ id }: { id: string }) => id)).toEqual([next.id, first.id]);
});

test("a question that is sent again is the same one, also once it is closed", async () => {
  const id = uuidv7();
  const { question } = (await ask({ id, factor: "light" })).json();
  const again = await ask({ id: id.toUpperCase(), factor: "wind" });
  expect([again.statusCode, again.json().question]).toEqual([200, question]);
  await my.post(`/insights/questions/${id}/close`);
  expect((await ask({ id, factor: "light" })).json().question.closed_at).not.toBeNull();
});

test("a question can be about one lure, by its name or as one of the tackle box", async () => {
  for (const bin of ["Live Bait", `own:${uuidv7()}:${uuidv7()}`]) {
    const { question } = (await ask({ factor: "lure", bin })).json();
    expect(question).toMatchObject({ factor: "lure", bin });
    await my.post(`/insights/questions/${question.id}/close`);
  }
});

test("questions are in the archive of all that somebody has", async () => {
  const { question } = (await ask()).json();
  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await api.app.inject({ method: "GET", url })).rawPayload);
  expect(JSON.parse(String(files.get("questions.json")))).toEqual({ questions: [question] });
});
