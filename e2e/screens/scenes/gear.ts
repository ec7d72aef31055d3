import { dialog, press, shows } from "../actions.ts";
import { sampleAddress } from "../sample-photos.ts";
import { inOrder, scenesFrom } from "../scene.ts";
import { answer } from "../troubles.ts";
import { openForm } from "./form.ts";

const SINCE = { created_at: "2026-05-01T12:00:00.000Z", updated_at: "2026-05-01T12:00:00.000Z" };
const LURE = {
  version: 1,
  kind: "lure",
  lure_type: null,
  brand: null,
  state: "in_use",
  note: null,
  photo: null,
  variants: [],
  fields: [],
  is_sample: false,
  fish: 0,
  best: null,
  last_at: null,
  merges: [],
};
const VARIANT = {
  color: null,
  size: null,
  weight: null,
  dive_depth: null,
  fish: 0,
  best: null,
  last_at: null,
};
const LONG = "Big Joe's articulated midnight glider, repaired twice with epoxy";

const variant = (changes: object) => ({ ...VARIANT, ...changes });
const lure = (changes: object) => ({ ...LURE, ...SINCE, ...changes });

const PIKE = { catchId: "01a20bcc-79bd-7593-a660-23d8657b5ae1", species: "Pike", weight: 11.8 };
const GEAR = [
  lure({
    id: "1",
    name: "Own jig",
    lure_type: "Jig",
    brand: "Northland",
    fish: 34,
    best: PIKE,
    last_at: "2026-11-18T12:00:00.000Z",
    variants: [
      variant({
        id: "11",
        color: "firetiger",
        weight: "¼ oz",
        fish: 21,
        best: PIKE,
        last_at: "2026-11-18T12:00:00.000Z",
      }),
      variant({ id: "12", color: "purple", fish: 13, last_at: "2026-10-02T12:00:00.000Z" }),
    ],
  }),
  lure({ id: "2", name: "Red spoon", lure_type: "Spoon", fish: 1, last_at: "2026-09-12T12:00:00.000Z" }),
  lure({ id: "3", name: LONG, state: "lost" }),
  lure({
    id: "4",
    name: "Musky rod",
    kind: "rod",
    fish: 4,
    fields: [{ name: "Line", value: "0.40 mm braid" }],
  }),
];

/** A lure of each kind that has a drawing. */
const DRAWN = [
  ["Bucktail", "black and red"],
  ["Spoon", "red and white"],
  ["Topwater", "frog"],
  ["Crankbait", "firetiger"],
  ["Spinnerbait", "chartreuse"],
  ["Jig", "purple"],
  ["Swimbait", "perch"],
  ["Soft Plastic", "pumpkin"],
  ["Drop Shot", "goby"],
  ["Rapala", "silver"],
  ["Rattle Trap", "chrome and blue"],
  ["Live Bait", null],
].map(([name, color]) => lure({ id: name, name, variants: [variant({ id: name, color })] }));

const photo = (name: string) => ({
  id: name,
  url: sampleAddress(name),
  width: 1600,
  height: 1200,
  thumbnailUrl: sampleAddress(name),
  placeholder: "",
});

/** The same gear with a photo on every second item, since most boxes have some photos. */
const PHOTOGRAPHED = GEAR.map((gear, index) =>
  index % 2 === 0 ? Object.assign({}, gear, { photo: photo(index === 0 ? "perch" : "pike") }) : gear,
);

const some = answer("gear", { status: 200, json: { gear: GEAR } });
const BOX = { who: "angler", path: "/tackle-box", before: some } as const;

/** The tackle box, and its lures in the form of a catch. */
export const GEAR_SCENES = [
  ...scenesFrom(BOX, {
    "tackle-box": shows("Own jig"),
    "tackle-box-empty": {
      before: answer("gear", { status: 200, json: { gear: [] } }),
      prepare: shows("Tackle box"),
    },
    "tackle-box-photos": {
      before: answer("gear", { status: 200, json: { gear: PHOTOGRAPHED } }),
      prepare: shows("Own jig"),
    },
    "tackle-box-drawn": {
      before: answer("gear", { status: 200, json: { gear: DRAWN } }),
      prepare: inOrder(shows("Bucktail"), press("Show 5 more")),
    },
  }),
  ...scenesFrom({ ...BOX, isWindow: true }, { "tackle-box-new": inOrder(press("Lure"), dialog("New lure")) }),
  ...scenesFrom(
    { who: "angler", path: "/map?lat=47.3&lng=-88.9&zoom=8", isTall: true, before: some },
    { "form-tackle": inOrder(openForm, shows("Own jig, firetiger, ¼ oz")) },
  ),
];
