import { expect, test } from "vitest";

import { setupApi } from "../../testing/setup-api.ts";

test("the sample log has a tackle box with its catches, which goes with the samples and leaves one's own", async () => {
  const { as, given } = await setupApi();
  const my = as(await given.user());
  await my.post("/catches/sample", {});
  const { gear: own } = (await my.post("/gear", { kind: "lure", name: "My jig" })).json();

  const { gear } = (await my.get("/gear")).json();
  const jig = gear.find(({ name }: { name: string }) => name === "Jig");
  expect(jig).toMatchObject({
    is_sample: true,
    fish: 6,
    variants: [{ color: "firetiger" }, { color: "purple" }],
  });
  const { catches } = (await my.get(`/catches?lure_id=${jig.id}`)).json();
  expect(new Set(catches.map(({ lure_type }: { lure_type: string }) => lure_type))).toEqual(new Set(["Jig"]));
  const { catch: caught } = (await my.put(`/catches/${catches[0].id}`, { lure_id: own.id })).json();
  expect(caught).toMatchObject({ lure_id: own.id, variant_id: null });

  await my.post(`/gear/${own.id}/merge`, { into: jig.id });
  await my.delete("/catches/sample");

  const left = (await my.get("/gear")).json().gear;
  expect(left).toMatchObject([{ name: "Jig", is_sample: false, fish: 0 }]);
});
