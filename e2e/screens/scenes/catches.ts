import { LIST_RULES, PAGE_RULES } from "../../look/axe.ts";
import { confirm, dialog, opens, pick, press, select, shows } from "../actions.ts";
import { inOrder, scenesFrom } from "../scene.ts";
import { failEverything, troublesOf } from "../troubles.ts";

const CATCHES = { who: "angler", path: "/catches" } as const;
const TABLE = { who: "angler", path: "/catches?view=table" } as const;
const openRow = press(/^Actions for/);
const openFilters = inOrder(press(/^All filters/), dialog("Filters"));

/** Deletes a catch while nothing reaches the server, so that the deletion waits on the device. */
const deleteMeanwhile = inOrder(
  openRow,
  pick("Delete"),
  dialog("Delete Catch"),
  failEverything,
  confirm("Delete Catch"),
  shows("Walleye deleted"),
);

/** The list and the table, with selections, questions and errors. */
const LISTS = [
  ...scenesFrom(CATCHES, {
    catches: shows("Musky"),
    "catches-first-day": { who: "newcomer", prepare: shows(/No catches/) },
    "catches-narrowed": {
      path: "/catches?species=Walleye&from=2026-09-01&q=jig",
      prepare: opens("article"),
    },
    "catches-none-match": { path: "/catches?species=Salmon&weather=Foggy", prepare: shows(/None match/) },
    "catches-wrong-letter": { path: "/catches?q=wallye", prepare: shows(/^No catches match/) },
    "row-menu": { prepare: inOrder(openRow, opens("menu")), isWindow: true, hidden: PAGE_RULES },
    "row-delete": { prepare: inOrder(openRow, pick("Delete"), dialog("Delete Catch")), isWindow: true },
    "row-deleted": deleteMeanwhile,
  }),
  ...scenesFrom(TABLE, {
    "catches-table": {},
    "catches-selected": select(2),
    "catches-delete": {
      prepare: inOrder(select(2), press("Delete"), dialog("Delete 2 catches")),
      isWindow: true,
    },
  }),
  ...troublesOf("catches", CATCHES),
];

/** The button of each filter, and the title of the dialog that it opens. */
const FILTERS = {
  species: { button: /Any species/, title: "Species" },
  date: { button: /Any date/, title: "Dates" },
  place: { button: /Anywhere/, title: "Place" },
  weather: { button: /Any weather/, title: "Weather" },
  lure: { button: /Any lure/, title: "Lure" },
  photo: { button: /Photos: any/, title: "Photo" },
  size: { button: /Any size/, title: "Size" },
};

const FILTER_SCENES = scenesFrom(
  { ...CATCHES, isWindow: true, hidden: LIST_RULES },
  {
    "filters-all": { path: "/catches?species=Walleye&from=2026-09-01", prepare: openFilters, hidden: [] },
    "filter-order": inOrder(openFilters, confirm(/^Order:/), opens("listbox")),
    ...Object.fromEntries(
      Object.entries(FILTERS).map(([name, { button, title }]) => [
        `filter-${name}`,
        inOrder(openFilters, confirm(button), dialog(title)),
      ]),
    ),
  },
);

/** The page "My Catches". */
export const CATCHES_SCENES = [...LISTS, ...FILTER_SCENES];
