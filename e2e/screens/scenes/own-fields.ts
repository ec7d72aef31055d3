import { dialog, opens, press, shows, type, unfold } from "../actions.ts";
import { inOrder, scenesFrom } from "../scene.ts";
import { answer } from "../troubles.ts";
import { openForm } from "./form.ts";

const NOTHING = {
  version: 1,
  kind: "text",
  unit: null,
  choices: [],
  is_removed: false,
  subject: "catch",
  uses: 0,
};
const SINCE = { created_at: "2026-11-20T12:00:00.000Z", updated_at: "2026-11-20T12:00:00.000Z" };
const LONG = "Everything that seemed worth remembering";

const FIELDS = [
  { id: "1", name: "Companion", kind: "choice", choices: ["Nils", "Dad", "Alone"], uses: 61 },
  { id: "2", name: "Fly hatch", uses: 9 },
  { id: "3", name: "Line out", kind: "number", unit: "ft", uses: 14 },
  { id: "4", name: "Kept the fish", kind: "yes_no", uses: 1 },
  { id: "5", name: LONG },
  {
    id: "7",
    subject: "trip",
    name: "Boat ramp",
    kind: "choice",
    choices: ["Black Duck", "McKinley"],
    uses: 12,
  },
  { id: "8", subject: "trip", name: "Lock open", kind: "yes_no" },
  { id: "6", name: "Boat", kind: "choice", choices: ["Lund"], is_removed: true, uses: 3 },
].map((field) => Object.assign({}, NOTHING, SINCE, field));

const some = answer("custom-fields", { status: 200, json: { fields: FIELDS } });
const PROFILE = { who: "angler", path: "/profile", before: some } as const;

/** Fields of one's own in the profile, with their dialogs, and in the form of a catch. */
export const OWN_FIELD_SCENES = [
  ...scenesFrom(PROFILE, {
    "own-fields": shows("Fly hatch"),
    "own-fields-none": {
      before: answer("custom-fields", { status: 200, json: { fields: [] } }),
      prepare: shows("Kept or released"),
    },
  }),
  ...scenesFrom(
    { ...PROFILE, isWindow: true },
    {
      "own-fields-new": inOrder(press("Add a field"), dialog("Add a field"), type(/^Name$/, "Boat")),
      "own-fields-edit": inOrder(press("Edit Companion"), dialog("Edit Companion")),
      "own-fields-delete": inOrder(press("Delete for good Boat"), dialog(/^Delete Boat/)),
    },
  ),
  ...scenesFrom(
    { who: "angler", path: "/map?lat=47.3&lng=-88.9&zoom=8", isTall: true, before: some },
    {
      "form-own-fields": inOrder(
        openForm,
        shows("Your own fields"),
        unfold("Your own fields"),
        opens("textbox", "Fly hatch"),
      ),
    },
  ),
];
