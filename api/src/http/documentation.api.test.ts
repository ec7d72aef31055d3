import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

test("the OpenAPI document says what a catch is taken with", async () => {
  const { anonymous } = await setupApi();

  const { paths } = (await anonymous.get("/openapi.json")).json();

  const body = JSON.stringify(paths["/api/catches/"].post);
  expect(body).toContain('"maximum":40000');
  expect(body).toContain("Waxing Gibbous");
});
