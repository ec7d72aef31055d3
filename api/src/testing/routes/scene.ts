import { v7 as uuidv7 } from "uuid";

import { ownPasskeys } from "../../accounts/passkeys/passkeys.repository.ts";
import { insertIdentity } from "../../accounts/providers/identities.repository.ts";
import { insertContactMessage } from "../../contact/contact-messages.repository.ts";
import type { UserRow } from "../../database/schema.ts";
import { addEvent } from "../../trips/write-events.ts";
import { givenShare } from "../fixtures/given-share.ts";
import type { SignedInUser } from "../fixtures/given.ts";
import { givenToken } from "../given-token.ts";
import type { setupApi } from "../setup-api.ts";
import { PASSWORD } from "./account-routes.ts";
import { aField, aLure, aTrial } from "./gear-routes.ts";
import { aLicense } from "./license-routes.ts";
import { aLimit } from "./limit-routes.ts";
import { aChannel } from "./notification-routes.ts";
import { FILE } from "./other-routes.ts";
import { aReturn, aTemplate } from "./return-routes.ts";
import type { Requester, Route, Scene } from "./route.ts";

type Api = Awaited<ReturnType<typeof setupApi>>;

export type SetScene = Scene & { requester: (UserRow & { accessToken: string }) | null };

interface Asked {
  requester: Requester;
  name: string;
  route: Route;
  changes: boolean;
}

/** Creates the records that a request refers to, and the requester, in the database of an API. */
export function makeScenes(api: Api) {
  const scenes = new Map<string, ReturnType<typeof buildScene>>();
  const people = new Map<string, ReturnType<typeof makeRequester>>();

  async function set({ requester, name, route, changes }: Asked): Promise<SetScene> {
    // Requesters other than the owner and admins change only their own records.
    const changesScene = changes && (requester === "owner" || route.expected.angler === 403);
    const makeScene = () => buildScene(api, name, route);
    const scene = await (changesScene ? makeScene() : once(scenes, name, makeScene));
    if (requester === "owner") return { ...scene, requester: scene.owner };
    const password = needsPassword(route) ? { password: PASSWORD } : {};
    const makePerson = () => makeRequester(api, requester, password);
    const key = `${requester} ${needsPassword(route)}`;
    return { ...scene, requester: await (changes ? makePerson() : once(people, key, makePerson)) };
  }

  return {
    setScene: (requester: Requester, name: string, route: Route) =>
      set({ requester, name, route, changes: !name.startsWith("GET ") && route.expected[requester] < 400 }),
    /** Reuses a scene for requests that are refused because of their content. */
    setUnchanged: (requester: Requester, name: string, route: Route) =>
      set({ requester, name, route, changes: false }),
  };
}

function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;

/** Splits "GET /api/catches/{id}" into method and path. */
export function parseName(name: string) {
  const [word, path = ""] = name.split(" ");
  const method = METHODS.find((known) => known === word);
  if (!method) throw new Error(`${name} has no method that is known here`);
  return { method, path };
}

/** Returns the path of the request, without "/api" and without a query. */
export function pathOf(name: string, { id }: Route, scene: Scene): string {
  return parseName(name)
    .path.replace(/^\/api/, "")
    .replace("{userId}/{fileId}/{file}", () => `${scene.owner.id}/${scene.catchId}/display.jpg`)
    .replace(/\{(?:id|key)\}/, () => id?.(scene) ?? "")
    .replace("{version}/{z}/{x}/{y}", "any/0/0/0")
    .replace("{photoId}", () => uuidv7())
    .replace("{eventId}", () => scene.eventId)
    .replace("{spotId}", () => scene.spotId)
    .replace("{readingId}", () => scene.readingId);
}

/** Returns the names of the scene's records that a request refers to. */
function findUsedNames(name: string, route: Route): Set<PropertyKey> {
  const names = new Set<PropertyKey>();
  const listener = new Proxy(NOTHING, {
    get(scene, property) {
      names.add(property);
      return Reflect.get(scene, property);
    },
  });
  route.body?.(listener);
  pathOf(name, route, listener);
  return names;
}

function needsPassword({ body }: Route): boolean {
  return body !== undefined && JSON.stringify(body(NOTHING)).includes(PASSWORD);
}

async function buildScene(api: Api, name: string, route: Route) {
  const { given, db } = api;
  const owner = await given.user(needsPassword(route) ? { password: PASSWORD } : {});
  const caught = await given.loggedCatch(owner);
  const usedNames = findUsedNames(name, route);
  const belongings = await makeBelongings(api, owner, usedNames);
  const share = usedNames.has("shareId") && {
    shareId: (await givenShare(db, owner, { subject: "catch", subjectId: caught.id })).id,
  };
  return { owner, catchId: caught.id, ...belongings, ...share };
}

async function makeRequester(
  { given, db }: Api,
  requester: Exclude<Requester, "owner">,
  password: { password?: string },
) {
  if (requester === "anonymous") return null;
  const isAdmin = requester === "admin" || requester === "demoted";
  const user = await given.user({ ...(isAdmin && { role: "admin" as const }), ...password });
  const change = {
    suspended: { accountStatus: "suspended" },
    demoted: { role: "angler" },
    angler: null,
    admin: null,
  } as const;
  const to = change[requester];
  if (to) await db.updateTable("users").set(to).where("id", "=", user.id).execute();
  return user;
}

async function makeBelongings(api: Api, owner: SignedInUser, names: ReadonlySet<PropertyKey>) {
  const { as, db, given } = api;
  const belongings = { ...NOTHING_ELSE };
  if (names.has("tripId")) {
    const trip = await given.loggedTrip(owner);
    const lost = { id: uuidv7(), at: null, kind: "lost", quantity: 1 } as const;
    const { row } = await addEvent(db, trip, lost);
    Object.assign(belongings, { tripId: trip.id, eventId: row.id });
  }
  if (names.has("waterId")) {
    const water = await given.namedWater(owner);
    Object.assign(belongings, { waterId: water.id, spotId: water.spotId });
    if (names.has("readingId")) belongings.readingId = (await given.reading(water)).id;
  }
  if (names.has("otherWaterId")) belongings.otherWaterId = (await given.namedWater(owner)).id;
  Object.assign(belongings, await makeGearAndField(api, owner, names));
  Object.assign(belongings, await makeQuestionAndTrial(api, owner, names));
  if (names.has("importId")) {
    belongings.importId = uuidv7();
    await as(owner).put(`/imports/${belongings.importId}`, FILE);
  }
  Object.assign(belongings, await makePapers(api, owner, names));
  Object.assign(belongings, await makeWaysIn(api, owner, names));
  if (names.has("messageId")) belongings.messageId = await leaveMessage(api, owner);
  return belongings;
}

/** Makes what opens the owner's account, if the request refers to it. */
async function makeWaysIn(api: Api, owner: SignedInUser, names: ReadonlySet<PropertyKey>) {
  const ways: Record<string, () => Promise<string>> = {
    sessionId: async () => (await api.as(owner).get("/auth/sessions")).json().sessions[0].id,
    tokenId: async () => (await givenToken(api.db, owner, ["read:now"])).id,
    passkeyId: () => storePasskey(api, owner),
    identityId: () => linkIdentity(api, owner),
  };
  const asked = Object.entries(ways).filter(([name]) => names.has(name));
  return Object.fromEntries(await Promise.all(asked.map(async ([name, make]) => [name, await make()])));
}

async function makeGearAndField({ as }: Api, owner: SignedInUser, names: ReadonlySet<PropertyKey>) {
  const asked = ["gearId", "otherGearId"].filter((name) => names.has(name));
  const made = asked.map(async (name) => {
    const { gear } = (await as(owner).post("/gear", aLure())).json();
    return [name, gear.id];
  });
  const gear = Object.fromEntries(await Promise.all(made));
  if (!names.has("fieldId")) return gear;
  const { field } = (await as(owner).post("/custom-fields", aField())).json();
  return { ...gear, fieldId: field.id };
}

/** Creates the scene's question and its trial of two lures, if the request refers to them. */
async function makeQuestionAndTrial({ as }: Api, owner: SignedInUser, names: ReadonlySet<PropertyKey>) {
  const asked = { questionId: "", trialId: "" };
  if (names.has("questionId")) {
    const { question } = (await as(owner).post("/insights/questions", { factor: "light" })).json();
    asked.questionId = question.id;
  }
  if (names.has("trialId")) {
    const { trial } = (await as(owner).post("/lure-trials", aTrial())).json();
    asked.trialId = trial.id;
  }
  return asked;
}

/** Creates the scene's license, limit, return, template and webhook, if the request refers to them. */
async function makePapers({ as }: Api, owner: SignedInUser, names: ReadonlySet<PropertyKey>) {
  const papers = {
    licenseId: async () => (await as(owner).post("/licences", aLicense())).json().license.id,
    limitId: async () => (await as(owner).post("/limits", aLimit())).json().limit.id,
    returnId: async () => (await as(owner).post("/returns", aReturn())).json().return.id,
    channelId: async () => (await as(owner).post("/notifications/channels", aChannel())).json().channel.id,
    returnTemplateId: async () => (await as(owner).post("/return-templates", aTemplate())).json().template.id,
  };
  const asked = Object.entries(papers).filter(([name]) => names.has(name));
  return Object.fromEntries(
    await Promise.all(asked.map(async ([name, make]) => [name, await make()] as const)),
  );
}

/** Stores a passkey without an authenticator, so that it never answers. */
async function storePasskey({ db }: Api, { id: userId }: UserRow): Promise<string> {
  const id = uuidv7();
  const stored = {
    publicKey: Buffer.alloc(0),
    counter: 0,
    transports: [],
    name: "This phone",
    isSynced: false,
  };
  await ownPasskeys.insert(db, { ...stored, userId, id, credentialId: id, challengedAt: new Date() });
  return id;
}

async function linkIdentity({ db }: Api, { id: userId }: UserRow): Promise<string> {
  const id = uuidv7();
  const person = { issuer: "https://provider.test", subject: id, label: "ana" };
  await insertIdentity(db, { userId, id, ...person, lastUsedAt: null });
  return id;
}

async function leaveMessage({ db }: Api, { id: userId, email }: UserRow): Promise<string> {
  const id = uuidv7();
  const message = { name: "Ana", email, message: "It leaks." };
  await insertContactMessage(db, { id, userId, ...message, subject: "bug", priority: "low" });
  return id;
}

const NOTHING_ELSE = {
  tripId: "",
  eventId: "",
  waterId: "",
  spotId: "",
  readingId: "",
  otherWaterId: "",
  gearId: "",
  otherGearId: "",
  fieldId: "",
  questionId: "",
  trialId: "",
  shareId: "",
  importId: "",
  licenseId: "",
  limitId: "",
  returnId: "",
  returnTemplateId: "",
  channelId: "",
  sessionId: "",
  identityId: "",
  tokenId: "",
  passkeyId: "",
  messageId: "",
};
const NOTHING: Scene = { owner: { id: "", email: "" }, catchId: "", ...NOTHING_ELSE };

/** Ids that never existed. */
export const NEVER_THERE: Scene = {
  owner: { id: uuidv7(), email: "never@example.com" },
  catchId: uuidv7(),
  tripId: uuidv7(),
  eventId: uuidv7(),
  waterId: uuidv7(),
  spotId: uuidv7(),
  readingId: uuidv7(),
  otherWaterId: uuidv7(),
  gearId: uuidv7(),
  otherGearId: uuidv7(),
  fieldId: uuidv7(),
  questionId: uuidv7(),
  trialId: uuidv7(),
  shareId: uuidv7(),
  importId: uuidv7(),
  licenseId: uuidv7(),
  limitId: uuidv7(),
  returnId: uuidv7(),
  returnTemplateId: uuidv7(),
  channelId: uuidv7(),
  sessionId: uuidv7(),
  identityId: uuidv7(),
  tokenId: uuidv7(),
  passkeyId: uuidv7(),
  messageId: uuidv7(),
};
