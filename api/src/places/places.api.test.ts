import { expect, test } from "vitest";

import { setupApi, withLimits } from "../testing/setup-api.ts";

test("who is signed in finds a place by the beginning of its name", async () => {
  const { as, given } = await setupApi();

  const answer = await as(await given.user()).get("/places?q=grand%20marais");

  expect(answer.statusCode).toBe(200);
  expect(answer.json().places[0]).toEqual({
    name: "Grand Marais, Minnesota",
    latitude: 47.7505,
    longitude: -90.3343,
  });
});

test("the nearest to a home, or to where somebody is, comes first", async () => {
  const { as, given } = await setupApi();
  const angler = await given.user();
  await as(angler).put("/auth/me", { homeLatitude: 46.7867, homeLongitude: -92.1005 });
  const first = async (query: string) => (await as(angler).get(`/places?${query}`)).json().places[0].name;

  expect(await first("q=walker")).toBe("Walker, Minnesota");
  expect(await first("q=walker&near=42.96,-85.67")).toBe("Walker, Michigan");
});

test("a point has the name that the weather there goes by", async () => {
  const { as, given } = await setupApi();
  const angler = as(await given.user());

  expect((await angler.get("/places/at?lat=46.78&lon=-92.1")).json()).toEqual({ name: "Duluth, Minnesota" });
  expect((await angler.get("/places/at?lat=28&lon=-30")).json()).toEqual({ name: "28.00, -30.00" });
  expect((await angler.get("/places/at?lat=91&lon=0")).statusCode).toBe(400);
});

test("who searches more than any person types has to wait", async () => {
  const { as, given } = await setupApi(withLimits({ placesPerUser: 1 }));
  const angler = await given.user();
  await as(angler).get("/places?q=ely");

  const answer = await as(angler).get("/places?q=elyr");

  expect(answer.statusCode).toBe(429);
  expect(answer.headers["retry-after"]).toBeDefined();
});
