import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

test("changes everything a profile has, and the next visit finds it so", async () => {
  const { given, as } = await setupApi();
  const ana = await given.user();
  const changes = {
    firstName: "Annika",
    lastName: "Åkesson",
    username: "annika.å-7_x",
    units: "metric",
    timeZone: "Europe/Stockholm",
    homeLatitude: 59.329_323,
    homeLongitude: 18.068_581,
  };

  const response = await as(ana).put("/auth/me", changes);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ user: expect.objectContaining({ id: ana.id, ...changes }) });
  expect((await as(ana).get("/auth/me")).json()).toEqual(response.json());
});

test("what is absent stays, also when nothing is given at all", async () => {
  const { given, as } = await setupApi();
  const ana = await given.user();
  const before = (await as(ana).get("/auth/me")).json().user;

  const nothing = await as(ana).put("/auth/me", {});
  const units = await as(ana).put("/auth/me", { units: "metric" });

  expect(nothing.json().user).toEqual(before);
  expect(units.json().user).toEqual({ ...before, units: "metric" });
});

test("changes nobody else's profile", async () => {
  const { given, as } = await setupApi();
  const [ana, bo] = [await given.user(), await given.user()];
  const before = (await as(bo).get("/auth/me")).json();

  await as(ana).put("/auth/me", { firstName: "Changed", id: bo.id });

  expect((await as(bo).get("/auth/me")).json()).toEqual(before);
});

test("never takes a role, a status, an email or an id", async () => {
  const { given, as } = await setupApi();
  const ana = await given.user();
  const before = (await as(ana).get("/auth/me")).json().user;
  const wished = {
    role: "admin",
    account_status: "suspended",
    accountStatus: "suspended",
    free_premium_access: true,
    freePremiumAccess: true,
    email: "other@example.com",
    passwordHash: "none",
    id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b6c",
    createdAt: "2000-01-01T00:00:00Z",
  };

  const response = await as(ana).put("/auth/me", { ...wished, lastName: "Taken" });

  expect(response.json().user).toEqual({ ...before, lastName: "Taken" });
});

test("a username is one person's, whatever its case; one's own may change its case", async () => {
  const { given, as } = await setupApi();
  const [ana, bo] = [await given.user(), await given.user()];
  await as(ana).put("/auth/me", { username: "Pike.Queen" });

  const refused = await as(bo).put("/auth/me", { username: "pike.QUEEN" });
  const own = await as(ana).put("/auth/me", { username: "pike.queen" });

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "username_taken",
    fields: { username: "This username is already taken. Please choose another." },
  });
  expect(own.json().user.username).toBe("pike.queen");
});

test("a home is set and taken away as a whole", async () => {
  const { given, as } = await setupApi();
  const ana = await given.user();
  const home = { homeLatitude: 0, homeLongitude: -180 };

  expect((await as(ana).put("/auth/me", home)).json().user).toMatchObject(home);
  const none = { homeLatitude: null, homeLongitude: null };
  expect((await as(ana).put("/auth/me", none)).json().user).toMatchObject(none);
});

test.each([
  ["a Cyrillic letter", "pil\u043Et"],
  ["full width", "\uFF30ILOT"],
  ["a digit", "pil0t"],
  ["another small letter", "pllot"],
])("a username that looks like another's is refused by its field: %s", async (_what, username) => {
  const { given, as } = await setupApi();
  const ana = await given.user();
  await as(await given.user()).put("/auth/me", { username: "pilot" });

  const refused = await as(ana).put("/auth/me", { username });

  expect(refused.json()).toMatchObject({
    code: "username_taken",
    fields: { username: "This username is already taken. Please choose another." },
  });
});

test.each(["admin", "Administrator", "\u0430dmin", "creel"])(
  "no angler can be called “%s”",
  async (username) => {
    const { given, as } = await setupApi();

    const refused = await as(await given.user()).put("/auth/me", { username });

    expect(refused.json()).toMatchObject({
      code: "username_taken",
      fields: { username: expect.any(String) },
    });
  },
);

test("an admin can be called so", async () => {
  const { given, as } = await setupApi();

  const changed = await as(await given.admin()).put("/auth/me", { username: "creel" });

  expect(changed.json().user.username).toBe("creel");
});
