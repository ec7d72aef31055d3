import { LIST_RULES } from "../../look/axe.ts";
import { confirm, dialog, marksField, opens, press, shows, type } from "../actions.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, troublesOf } from "../troubles.ts";

const NEVER_USED = {
  last_at: null,
  last_result: null,
  last_status: null,
  failed_since: null,
  failed_tries: 0,
  given_up_at: null,
};
const DELIVERED = { ...NEVER_USED, last_at: "2026-11-19T12:41:00.000Z", last_result: "delivered" };

const MAIL = {
  id: "1",
  kind: "mail",
  name: null,
  target: "maren@lindqvist.example",
  created_at: null,
  ...NEVER_USED,
};
const WEBHOOK = {
  ...MAIL,
  id: "5",
  kind: "webhook",
  target: "https://hooks.cabin.example/creel",
  created_at: "2026-11-01T12:00:00.000Z",
};
const CHANNELS = [
  { ...MAIL, ...DELIVERED },
  {
    ...MAIL,
    id: "2",
    kind: "push",
    name: "Safari on iPad",
    target: "https://push.example/ipad",
    ...DELIVERED,
  },
  { ...MAIL, id: "3", kind: "push", name: "Chrome on Android", target: "https://push.example/phone" },
  {
    ...MAIL,
    id: "4",
    kind: "ntfy",
    target: "https://ntfy.example/creel-7Hq2",
    ...DELIVERED,
    last_at: "2026-11-18T23:02:00.000Z",
  },
  {
    ...WEBHOOK,
    last_at: "2026-11-19T12:41:00.000Z",
    last_result: "refused",
    last_status: 410,
    failed_since: "2026-11-18T15:00:00.000Z",
    failed_tries: 8,
    given_up_at: null,
  },
];

const OFF = {
  weather_alert: [],
  river_mark: [],
  good_day: [],
  license_ends: [],
  return_due: [],
  refused: [],
  new_way_in: ["mail"],
};
const TOPICS = {
  weather_alert: ["mail", "push", "ntfy"],
  river_mark: ["push", "webhook"],
  good_day: ["push"],
  license_ends: ["mail"],
  return_due: ["mail", "push"],
  refused: ["mail", "push"],
  new_way_in: ["mail"],
};
const OF_ADMIN = { backup_failed: ["mail", "ntfy"], disk: ["mail"], newer_version: [] };

const FIRST = {
  topics: OFF,
  quiet_from: null,
  quiet_to: null,
  alerts_in_quiet: false,
  channels: [MAIL],
  vapid_public_key: "",
};
const FULL = {
  ...FIRST,
  topics: TOPICS,
  quiet_from: "22:00",
  quiet_to: "05:00",
  alerts_in_quiet: true,
  channels: CHANNELS,
};

const RIVER = { id: "0199f2a0-0000-7000-8000-0000000000a1", name: "Vermilion River" };
const MARKS = [
  { quantity: "level", direction: "over", value: 5.5, water: RIVER },
  { quantity: "level", direction: "under", value: 2, water: RIVER },
];

const CALENDAR = {
  trips: true,
  licenses: true,
  returns: true,
  tides_water_id: null,
  good_days: false,
  names: false,
  url: "https://creel.example/cal/9rT2mXw7Lq0aVb3Zk8Ye1Ns5k4.ics",
  created_at: "2026-11-01T12:00:00.000Z",
  last_read_at: "2026-11-19T15:00:00.000Z",
  last_read_by: "google",
};

const ok = (json: object) => ({ status: 200, json });

function answersOf(notifications: object, marks: object[], calendar: object | null) {
  return inOrder(
    answer("notifications", ok(notifications)),
    answer("waters/marks", ok({ marks })),
    answer("auth/me/calendar", ok({ calendar })),
  );
}

/** A river that rises, measured 25 minutes ago. */
const CONDITIONS = {
  gauge: {
    service: "usgs",
    station: "05129115",
    name: "Vermilion River near Crane Lake",
    river: "Vermilion River",
    latitude: 47.9,
    longitude: -92.45,
    confirmed_at: "2026-05-03T12:00:00.000Z",
  },
  isGaugeDeclined: false,
  level: {
    now: { level: 4.8, flow: 1240, temperature: null, observedAt: "2026-11-19T14:47:00.000Z" },
    ageSeconds: 1500,
    change24h: 0.6,
    trend: "rising",
    index: 0.93,
    indexBasis: "normals",
    bin: "high",
    medianFlow: null,
    rise: null,
    quantity: "level",
    points: [],
    usual: [],
  },
  temperature: { measured: null, readings: [], neededReadings: 10, learned: [] },
  isSilent: false,
  pendingTrips: 0,
  attribution: [],
};

/** A browser that has not been asked yet. Without a window, it refuses by itself. */
const asksFirst = ({ context }: Stage): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
  });

const full = inOrder(asksFirst, answersOf(FULL, MARKS, CALENDAR));
const first = inOrder(asksFirst, answersOf(FIRST, [], null));
const GAUGED_RIVER = {
  id: "019a9c51-0000-7000-8000-000000000041",
  version: 1,
  name: "Vermilion River",
  kind: "river",
  latitude: 47.9,
  longitude: -92.45,
  radius: 2000,
  small_outline: null,
  note: null,
  is_sample: false,
  fish: 12,
  trips: 8,
  blanks: 2,
  hours: 31,
  best: null,
  first_on: "2026-05-03",
  usable: { trips: 8, fish: 12, hours: 31 },
  last_on: "2026-11-15",
  created_at: "2026-05-03T12:00:00.000Z",
  updated_at: "2026-05-03T12:00:00.000Z",
};
const withGauge = inOrder(
  first,
  answer(/\/api\/waters\/?(\?.*)?$/, ok({ waters: [GAUGED_RIVER], unnamed: [] })),
  answer(/\/api\/waters\/[^/]+\/conditions/, ok({ conditions: CONDITIONS })),
);
const keyOnce = inOrder(
  first,
  answer("notifications/channels", {
    status: 201,
    json: { channel: WEBHOOK, secret: "q9Yw0cWZrJ4mV2t8uXo1sBfKdEeLhGnPiRaTbUcVdWx" },
  }),
);

const PAGE = { who: "angler", path: "/profile/notifications", before: full } as const;
const FIRST_PAGE = { ...PAGE, before: first };
const WINDOW = { ...FIRST_PAGE, isWindow: true };
const addA = (kind: RegExp, title: string) => inOrder(press("Add a way"), choose(kind), dialog(title));

/** The page "Notifications" with its dialogs, and the calendar. */
export const NOTIFICATION_SCENES = [
  ...scenesFrom(PAGE, { notifications: shows("Refused since Nov 18") }),
  ...scenesFrom(
    {
      ...PAGE,
      who: "admin",
      before: answersOf({ ...FULL, topics: { ...TOPICS, ...OF_ADMIN } }, MARKS, CALENDAR),
    },
    { "notifications-admin": shows("A backup failed") },
  ),
  ...scenesFrom(FIRST_PAGE, {
    "notifications-first": shows("Add this device"),
    "notifications-blocked": { before: answersOf(FIRST, [], null), prepare: shows(/^You blocked/) },
  }),
  ...scenesFrom(WINDOW, {
    "notifications-ntfy": inOrder(addA(/^ntfy/, "Add ntfy"), confirm("Add"), marksField),
    "notifications-webhook": addA(/^Webhook/, "Add a webhook"),
    "notifications-key": {
      before: keyOnce,
      prepare: inOrder(
        addA(/^Webhook/, "Add a webhook"),
        type("Address", "https://hooks.cabin.example/creel"),
        confirm("Add"),
        dialog("Signing key of your webhook"),
      ),
    },
    "notifications-mark": {
      before: withGauge,
      prepare: inOrder(
        press("Add a mark"),
        dialog("Add a mark"),
        press(/River or lake/),
        chooseFirst,
        shows("Now 4.8 ft"),
      ),
    },
    "notifications-hours": { prepare: inOrder(chooseEvening, opens("option")), hidden: LIST_RULES },
  }),
  ...scenesFrom(
    { ...PAGE, isWindow: true },
    {
      "notifications-remove": inOrder(press("Remove: ntfy"), dialog("Remove ntfy?")),
      "calendar-renew": inOrder(press("Renew the address"), dialog("Renew the address?")),
    },
  ),
  ...troublesOf("notifications", { who: "angler", path: "/profile/notifications" }),
];

function choose(kind: RegExp) {
  return ({ page }: Stage): Promise<void> => page.getByRole("menuitem", { name: kind }).click();
}

async function chooseFirst({ page }: Stage): Promise<void> {
  await page.getByRole("option").first().click();
}

async function chooseEvening({ page }: Stage): Promise<void> {
  await page.getByRole("form", { name: "Quiet hours" }).getByRole("button", { name: /From/ }).click();
}
