import { expect, test } from "vitest";

import { setupApi } from "../../testing/setup-api.ts";

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

const HOME = "Home must have a latitude and a longitude";
const ZONE = "Time zone must be an IANA name, like America/Chicago";
const USERNAME = "Username may have letters, numbers, dots, dashes and underscores";

test.each([
  ["firstName", { firstName: " " }, "First name is required"],
  ["lastName", { lastName: "x".repeat(81) }, "Last name must have at most 80 characters"],
  ["username", { username: "" }, "Username is required"],
  ["username", { username: "two words" }, USERNAME],
  ["username", { username: "a\u0000" }, "Username must not contain a NUL character"],
  ["username", { username: "x".repeat(41) }, "Username must have at most 40 characters"],
  ["units", { units: "nautical" }, "Units must be one of: imperial, metric"],
  ["units", { units: null }, "Units must be one of: imperial, metric"],
  ["timeZone", { timeZone: "Mars/Olympus" }, ZONE],
  ["timeZone", { timeZone: "+02:00" }, ZONE],
  ["homeLatitude", { homeLatitude: 47 }, HOME],
  ["homeLatitude", { homeLongitude: 8 }, HOME],
  ["homeLatitude", { homeLatitude: null, homeLongitude: 8 }, HOME],
  ["homeLatitude", { homeLatitude: 91, homeLongitude: 8 }, "Latitude must be between −90 and 90"],
  ["homeLongitude", { homeLatitude: 47, homeLongitude: "8" }, "Longitude must be a number"],
])("names the field %s when it is %o, and changes nothing", async (field, wrong, sentence) => {
  const { given, as } = await setupApi();
  const ana = await given.user();

  const response = await as(ana).put("/auth/me", { firstName: "Other", ...wrong });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "invalid_input", fields: { [field]: sentence } });
  expect((await as(ana).get("/auth/me")).json().user.firstName).toBe("Ana");
});

test("asks for a sign-in", async () => {
  const { anonymous } = await setupApi();
  expect((await anonymous.put("/auth/me", { units: "metric" })).statusCode).toBe(401);
});
