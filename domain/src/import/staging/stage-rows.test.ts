import { expect, test } from "vitest";

import { CLOCKS, CONTEXT, NO_GRID, stage, tableOf } from "../import-examples.ts";
import { openQuestions } from "../plan/plan-import.ts";
import { stageRows } from "./stage-rows.ts";
import { isComplete } from "./staged-catch.ts";

const targetsOf = (table: ReturnType<typeof tableOf>) =>
  stage(table).plan.columns.map(({ target }) => target.value);
const first = (lines: string[], choices = {}) => stage(tableOf(lines), choices).catches[0];

test("the columns of Loch Rannoch's ferox are known by their headers, units and content", () => {
  const table = tableOf([
    "Date|FishID|Length|Weightlb|Weightoz|Status|Position|Comments",
    "1994-07-03|1|61|6|10|released|N56 40.802 W4 20.519|",
    "1994-08-25|2|63|7|9|released|N56 40.810 W4 20.225|",
    "1994-09-15|3|48|2|9|released|N56 41.392 W4 16.206|thin",
    "1994-09-22|4|62|7|0|kept|N56 41.290 W4 16.861|",
    "1994-09-23|5|70|9|8|released||",
  ]);
  const { plan, catches } = stage(table, { species: "Trout" });
  expect(plan.columns.map(({ target }) => target.value)).toEqual([
    "date",
    "noted",
    "length",
    "weight",
    "weight",
    "fate",
    "position",
    "notes",
  ]);
  expect(plan.units.map(({ unit }) => unit.value)).toEqual(["cm", "lb", "oz"]);
  expect(catches[0]?.fields).toMatchObject({
    species: "Trout",
    weight: 6.625,
    latitude: 56.680_033,
    longitude: -4.341_983,
    notes: "FishID: 1",
  });
  expect(catches.map(({ fields }) => fields.fate)).toEqual([
    "released",
    "released",
    "released",
    "kept",
    "released",
  ]);
  expect(catches[0]?.fields.length).toBeCloseTo(61 / 2.54, 10);
  expect(catches[0]?.when).toEqual({ day: "1994-07-03", time: null, date: "1994-07-03" });
  expect(catches[2]?.fields.notes).toBe("thin\nFishID: 3");
  expect(catches.map(isComplete)).toEqual([true, true, true, true, false]);
  expect(catches[4]?.problems).toEqual([{ severity: "missing", code: "no_place", header: "", text: "" }]);
});

test("columns are known in other languages, and the same name by what is in it", () => {
  expect(
    targetsOf(
      tableOf([
        "Fecha|Tiempo|Especie|Latitud|Longitud|Longitud|Peso",
        "2020-06-26|7:00 PM|Lucio|47.8312|-92.2648|62|4.2",
      ]),
    ),
  ).toEqual(["date", "time", "species", "latitude", "longitude", "length", "weight"]);
  expect(
    targetsOf(tableOf(["Fångstdatum|Art|Längd (cm)|Vikt (kg)|Bete", "2020-06-26|Gädda|62|4,2|Skeddrag"])),
  ).toEqual(["date", "species", "length", "weight", "lure_type"]);
});

test("columns without a name are known by their content, and no field is taken twice", () => {
  expect(
    targetsOf(
      tableOf(["A|B|C|D", "Hecht|26.06.2020|18:42|47.83, -92.26", "Barsch|27.06.2020|6:10|47.84, -92.27"]),
    ),
  ).toEqual(["species", "date", "time", "position"]);
  expect(targetsOf(tableOf(["Date|Date caught", "2020-06-26|2020-06-27"]))).toEqual(["date", "noted"]);
});

test("what the angler says of a column counts, and the rest is guessed again", () => {
  const table = tableOf(["Date|Fish|Mood", "2020-06-26|Pike|good"]);
  expect(stage(table).catches[0]?.fields.notes).toBe("Mood: good");
  expect(stage(table, { columns: { 2: "left_out" } }).catches[0]?.fields.notes).toBeUndefined();
  expect(stage(table, { columns: { 1: "lure_type", 2: "species" } }).catches[0]?.fields).toMatchObject({
    species: "good",
    lure_type: "Pike",
  });
});

test("names of photos without photos are words for the notes", () => {
  const table = tableOf(["Date|Fish|Photos", "2020-06-26|Pike|a.jpg; b.jpg"]);
  const { plan, catches } = stage(table, { columns: { 2: "photos" } });
  const [caught] = catches;
  expect([caught?.photos, caught?.fields.notes]).toEqual([[], "Photos: a.jpg; b.jpg"]);
  const [withPictures] = stageRows({
    table,
    plan,
    context: CONTEXT,
    clocks: CLOCKS,
    readGrid: NO_GRID,
    hasPictures: true,
  });
  expect([withPictures?.photos, withPictures?.fields.notes]).toEqual([["a.jpg", "b.jpg"], undefined]);
});

test("species and lures are taken by synonyms alone; what is like another name is offered", () => {
  const { plan } = stage(
    tableOf([
      "Date|Species|Lure",
      ...[
        "Gädda|Skeddrag",
        "Walley|Mepps",
        "Rainbow Trout|spoon",
        "Zander|x",
        "Giant Trevally|y",
        "Loch Ness|z",
      ].map((rest) => `2020-06-26|${rest}`),
    ]),
    {},
    { ...CONTEXT, species: ["Zander"] },
  );
  expect(plan.species.map(({ written, value, evidence }) => [written, value, evidence])).toEqual([
    ["Gädda", "Pike", "synonym"],
    ["Walley", "Walley", "similar"],
    ["Rainbow Trout", "Rainbow Trout", "kind"],
    ["Zander", "Zander", "own"],
    ["Giant Trevally", "Giant Trevally", "known"],
    ["Loch Ness", "Loch Ness", "as_written"],
  ]);
  expect(plan.species[1]?.alternatives).toEqual(["Walleye"]);
  expect(plan.species[2]?.alternatives).toEqual(["Trout"]);
  expect(plan.lures.slice(0, 3).map(({ value }) => value)).toEqual(["Spoon", "Mepps", "Spoon"]);
});

test("a chosen name is stored in place of what is written", () => {
  const table = ["Date|Species", "2020-06-26|Walley"];
  expect(first(table, { speciesNames: { Walley: "Walleye" } })?.fields.species).toBe("Walleye");
});

test("nothing is imported on a guess: what cannot be known is a question, and an answer settles it", () => {
  const lines = ["Date|Species|Length", "03/05/2020|Pike|62"];
  const { plan, catches } = stage(tableOf(lines));
  expect(openQuestions(plan)).toEqual(["dateOrder", "units.2"]);
  expect(catches[0]?.when).toBeNull();
  expect(catches[0]?.fields.length).toBeUndefined();
  expect(catches[0]?.problems.filter(({ severity }) => severity === "question")).toHaveLength(2);

  const answered = first(lines, { dateOrder: "mdy", units: { 2: "cm" } });
  expect(answered?.when?.day).toBe("2020-03-05");
  expect(answered?.fields.length).toBeCloseTo(62 / 2.54, 10);
});

test("what no field takes goes into the notes, with a warning", () => {
  const caught = first([
    "Date|Species|Length (cm)|Wind direction|Water temp (°C)|Notes",
    "2020-06-26|Pike|about a foot|all around|90|windy",
  ]);
  expect(caught?.fields.notes).toBe(
    "windy\nLength (cm): about a foot\nWater temp (°C): 90\nWind direction: all around",
  );
  expect(caught?.problems.filter(({ severity }) => severity === "warning").map(({ code }) => code)).toEqual([
    "unreadable",
    "out_of_range",
    "unreadable",
  ]);
});

test("a catch that is still to come is refused; one without a day, a species or a place is not complete", () => {
  expect(first(["Date|Species|Position", "Dec 24, 2026|Pike|47.83, -92.26"])?.problems).toEqual([
    { severity: "refused", code: "in_the_future", header: "Date", text: "Dec 24, 2026" },
  ]);
  expect(first(["Date|Species|Position|Notes", "|||a good day"])?.problems.map(({ code }) => code)).toEqual([
    "no_species",
    "no_place",
    "no_date",
  ]);
  expect(first(["Date|Species", "May 3, 1856|Pike"])?.problems).toContainEqual({
    severity: "missing",
    code: "before_1900",
    header: "Date",
    text: "May 3, 1856",
  });
});

test.each([
  ["47.8312, -92.2648", 47.8312, -92.2648],
  ["47,8312; -92,2648", 47.8312, -92.2648],
  ["47,8312, -92,2648", 47.8312, -92.2648],
  ["47°49'52.3\"N 92°15'53.3\"W", 47.831_194, -92.264_806],
  ["N47 49.872 W92 15.888", 47.8312, -92.2648],
  ["Lat: 47.8312, Long: -92.2648", 47.8312, -92.2648],
  ["POINT(-92.2648 47.8312)", 47.8312, -92.2648],
  ["https://www.google.com/maps/@47.8312,-92.2648,15z", 47.8312, -92.2648],
  ["https://maps.google.com/?q=47.8312,-92.2648", 47.8312, -92.2648],
  ["https://www.google.com/maps/search/?api=1&query=47.8312%2C-92.2648", 47.8312, -92.2648],
  ["https://www.google.com/maps/place/47.8312,-92.2648", 47.8312, -92.2648],
  ["https://maps.apple.com/?ll=47.8312,-92.2648&q=Dropped%20Pin", 47.8312, -92.2648],
  ["https://www.openstreetmap.org/?mlat=47.8312&mlon=-92.2648#map=12/47.8/-92.2", 47.8312, -92.2648],
  ["https://www.openstreetmap.org/#map=12/47.8312/-92.2648", 47.8312, -92.2648],
  ["geo:47.8312,-92.2648;u=35", 47.8312, -92.2648],
])("a place is read from %s", (position, latitude, longitude) => {
  expect(first(["Date|Species|Position", `2020-06-26|Pike|${position}`])?.fields).toMatchObject({
    latitude,
    longitude,
  });
});

const windsOf = (header: string, ...directions: string[]) =>
  stage(
    tableOf([`Date|Species|${header}`, ...directions.map((text) => `2020-06-26|Pike|${text}`)]),
  ).catches.map(({ fields }) => fields.wind_direction);

test.each([
  ["WSW", "W"],
  ["nne", "NE"],
  ["270°", "W"],
  ["0", "N"],
  ["360", "N"],
  ["north-northwest", "N"],
  ["Northeasterly", "NE"],
  ["Nordost", "NE"],
  ["sydväst", "SW"],
  ["zuidoost", "SE"],
  ["sudoeste", "SW"],
  ["nord-est", "NE"],
  ["północ", "N"],
])("the wind of %s is from %s", (text, direction) => {
  expect(windsOf("Wind direction", text)).toEqual([direction]);
});

test.each(["361", "all around", "5 Bft", "NSE"])("%s is no direction", (text) => {
  expect(windsOf("Wind direction", text)).toEqual([undefined]);
});

test("O is east or west by the other directions of the column, else by the language of its headers", () => {
  expect(windsOf("Wind direction", "SO", "WSW", "ONO")).toEqual(["SE", "W", "E"]);
  expect(windsOf("Wind direction", "SO", "ENE")).toEqual(["SW", "E"]);
  expect(windsOf("Windrichtung", "SO")).toEqual(["SE"]);
  expect(windsOf("Windrichting", "NO")).toEqual(["NE"]);
  for (const header of [
    "Direction du vent",
    "Dirección del viento",
    "Direzione del vento",
    "Direção do vento",
  ]) {
    expect(windsOf(header, "SO")).toEqual(["SW"]);
  }
  expect(windsOf("Wind direction", "SO")).toEqual([undefined]);
});

test("latitude and longitude are swapped where they must be, or where the log is", () => {
  const beyond = ["Species|Latitude|Longitude", "Pike|-92.2648|47.8312"];
  expect(first(beyond)?.fields).toMatchObject({ latitude: 47.8312, longitude: -92.2648 });
  const near = tableOf(["Species|Latitude|Longitude", "Pike|13.4|52.5"]);
  const berlin = { ...CONTEXT, places: [{ latitude: 52.52, longitude: 13.41 }] };
  expect(stage(near).catches[0]?.fields.latitude).toBe(13.4);
  expect(stage(near, {}, berlin).catches[0]?.fields.latitude).toBe(52.5);
});

test("of a line with half a place the place is missing, and nothing is called unreadable", () => {
  const half = first(["Date|Species|Latitude|Longitude", "2020-06-26|Pike||-92.2648"]);
  expect(half?.problems.map(({ code }) => code)).toEqual(["no_place"]);
});

test("a place that was never set is none", () => {
  expect(first(["Species|Latitude|Longitude", "Pike|0|0"])?.problems.map(({ code }) => code)).toContain(
    "no_place",
  );
});

test("a line with several fish is one catch of so many, or as many catches if the angler says so", () => {
  const lines = ["Date|Species|Length (in)|Quantity", "2020-06-26|Perch|8|3"];
  expect(openQuestions(stage(tableOf(lines)).plan)).toEqual([]);
  expect(first(lines)?.fields).toMatchObject({ quantity: 3, length: 8 });
  expect(first(lines)?.fields.notes).toBeUndefined();
  const each = stage(tableOf(lines), { quantity: "each" }).catches;
  expect(each.map(({ line, part, fields }) => [line, part, fields.length])).toEqual([
    [2, 1, 8],
    [2, 2, undefined],
    [2, 3, undefined],
  ]);
});

test("a time that cannot be read, or is of an unread zone, stands in the notes", () => {
  const caught = first(["Date|Time|Species|Time zone", "2020-06-26|dusk|Pike|Lake time"]);
  expect(caught?.when).toEqual({ day: "2020-06-26", time: null, date: "2020-06-26" });
  expect(caught?.fields.notes).toBe("Time: dusk\nTime zone: Lake time");
  expect(first(["Date|Time|Species", "2020-06-26|24:00|Pike"])?.when?.day).toBe("2020-06-27");
});

test("a span of time is no time with an offset", () => {
  const span = first(["Date|Time|Species", "2020-06-26|06:00-08:00|Pike"]);
  expect([span?.when?.time, span?.fields.notes]).toEqual([null, "Time: 06:00-08:00"]);
  expect(first(["Date|Time|Species", "2020-06-26|14:07-06:00|Pike"])?.when?.date).toBe(
    "2020-06-26T14:07:00-06:00",
  );
  expect(first(["Date|Species", "2020-06-26T04:30-05:00|Pike"])?.when?.date).toBe(
    "2020-06-26T04:30:00-05:00",
  );
});

test("a time with its offset is shown on the clock of its zone", () => {
  const caught = first(["Date|Time|Species", "2020-06-26|02:30 UTC|Pike"]);
  expect(caught?.when).toEqual({ day: "2020-06-25", time: "20:30:00", date: "2020-06-26T02:30:00Z" });
});

test.each([
  ["5+", ["one", "each"]],
  ["1000", ["one", "each"]],
  ["250", ["each"]],
  ["2.5", ["one", "each"]],
] as const)("a number of fish that no catch can be of is in the notes: %s", (count, uses) => {
  for (const quantity of uses) {
    const { catches } = stage(tableOf(["Date|Species|Quantity", `2020-06-26|Perch|${count}`]), {
      quantity,
    });
    expect(catches.map(({ fields }) => fields.notes)).toEqual([`Quantity: ${count}`]);
  }
});

const fatesIn = (header: string, cells: readonly string[]) => {
  const { catches } = stage(
    tableOf([`Date|Species|${header}`, ...cells.map((cell) => `2020-06-26|Pike|${cell}`)]),
  );
  return catches.map(({ fields: { fate, notes } }) => fate ?? notes ?? null);
};

test.each([
  ["released", ["yes", "no"], ["released", "kept"]],
  ["was_catch_and_release", ["true", "false"], ["released", "kept"]],
  ["catch_and_release", ["1", "0"], ["released", "kept"]],
  ["Catch and Release", ["Yes", ""], ["released", null]],
  ["kept", ["TRUE", "FALSE"], ["kept", "released"]],
  ["Entnommen", ["ja", "nein"], ["kept", "released"]],
  ["fate", ["kept", "released", "released_hurt"], ["kept", "released", "released_hurt"]],
  ["Kept or released", ["Released alive", "Released injured"], ["released", "released_hurt"]],
  ["Was wurde daraus", ["zurückgesetzt", "mitgenommen"], ["released", "kept"]],
  ["Disposition", ["Harvested", "Released", "sold"], ["kept", "released", "Disposition: sold"]],
])("what became of a fish is read from any column about it: %s", (header, cells, fates) => {
  expect(fatesIn(header, cells)).toEqual(fates);
});

test("a column that a program left at false for every fish says nothing, so that no fish is called kept", () => {
  expect(fatesIn("catch_and_release", ["false", "false"])).toEqual([
    "catch_and_release: false",
    "catch_and_release: false",
  ]);
  expect(fatesIn("Released", ["no", "no"])).toEqual(["kept", "kept"]);
});

test("two columns say together what became of a fish; a contradiction stays in the notes", () => {
  const cells = ["yes|no", "no|yes", "|yes", "yes|yes"];
  expect(fatesIn("Kept|Released", cells)).toEqual([
    "kept",
    "released",
    "released",
    "Kept: yes\nReleased: yes",
  ]);
});

test("numbers of kept and released fish are no answers", () => {
  const { plan } = stage(
    tableOf(["Date|Species|Kept|Released", "2020-06-26|Pike|1|0", "2020-06-26|Pike|0|3"]),
  );
  expect(plan.columns.slice(2).map(({ target }) => target.value)).toEqual(["new_field", "new_field"]);
});

const BLANK_LINES = [
  "Date|Time|Species|Quantity|Length (cm)|Lake|Mood|Notes",
  "2024-06-04|06:10|Perch|1|21|Mud Lake|good|",
  "2024-06-05|06:10|None|0|0|Mud Lake|bad|windy",
  "2024-06-06||Schneider||||so-so|",
  "2024-06-07||Perch|0||||",
  "2024-06-08||None|0|20|||",
];

test("days without a fish are asked about once, with what they would be", () => {
  const { plan, catches } = stage(tableOf(BLANK_LINES));
  expect(openQuestions(plan)).toEqual(["blanks"]);
  expect(plan.blanks?.lines).toEqual([3, 4, 5]);
  expect(plan.blanks?.use.evidence).toMatchObject({
    samples: [
      { line: 3, text: "None", readings: ["2024-06-05", null, "None"] },
      { line: 4, text: "Schneider" },
      { line: 5, text: "Perch" },
    ],
  });
  expect(catches.filter(isComplete).map(({ line }) => line)).toEqual([]);
  expect(plan.species.map(({ written }) => written)).toEqual(["Perch", "None"]);
});

test("a day without a fish is a trip with all that its line says, or is left out, or a catch as written", () => {
  const asTrips = stage(tableOf(BLANK_LINES), { blanks: "trips" }).catches;
  expect(asTrips.map(({ line, isBlank, fields }) => [line, isBlank, fields.species, fields.notes])).toEqual([
    [2, undefined, "Perch", "Mood: good"],
    [3, true, undefined, "windy\nMood: bad"],
    [4, true, undefined, "Mood: so-so"],
    [5, true, "Perch", undefined],
    [6, undefined, "None", "Quantity: 0"],
  ]);
  expect(asTrips[1]).toMatchObject({ water: "Mud Lake", problems: [] });
  expect(stage(tableOf(BLANK_LINES), { blanks: "left_out" }).catches.map(({ line }) => line)).toEqual([2, 6]);
  const asCatches = stage(tableOf(BLANK_LINES), { blanks: "catches" });
  expect(asCatches.catches.map(({ fields }) => fields.species)).toEqual([
    "Perch",
    "None",
    "Schneider",
    "Perch",
    "None",
  ]);
});

test.each([
  ["en", "no fish"],
  ["de", "Keine Fische"],
  ["fr", "bredouille"],
  ["es", "ningún pez"],
  ["nl", "geen vis"],
  ["sv", "ingen fångst"],
  ["pl", "bez ryby"],
  ["fi", "ei saalista"],
  ["pt", "nenhum peixe"],
])("no fish is known in %s: %s", (_language, words) => {
  expect(stage(tableOf(["Date|Species", `2024-06-05|${words}`])).plan.blanks?.lines).toEqual([2]);
});

test("a word for no fish that the angler calls a species is one", () => {
  const { plan, catches } = stage(tableOf(["Date|Species", "2024-06-05|Nada"]), {
    speciesNames: { Nada: "Pike" },
  });
  expect(plan.blanks).toBeNull();
  expect(catches[0]?.fields.species).toBe("Pike");
});

test("a text is a text, whatever a spreadsheet would make of it", () => {
  const caught = first(["Date|Species|Notes", "2020-06-26|'=Pike|<b>=1+1</b>"]);
  expect(caught?.fields).toMatchObject({ species: "=Pike", notes: "<b>=1+1</b>" });
});

test("notes that are too long are left to the angler: nothing is cut off", () => {
  const long = "a".repeat(5001);
  const caught = first(["Date|Species|Notes", `2020-06-26|Pike|${long}`]);
  expect(caught?.problems).toContainEqual({ severity: "missing", code: "too_long", header: "", text: long });
});

test("the zone is that of the line, else of the place, else the angler's", () => {
  const lines = ["Date|Species|Time zone", "2020-06-26|Pike|Europe/Berlin", "2020-06-26|Pike|"];
  expect(stage(tableOf(lines)).catches.map(({ fields }) => fields.time_zone)).toEqual([
    "Europe/Berlin",
    "America/Chicago",
  ]);
});

test("what a program writes for nothing is nothing", () => {
  const caught = first(["Date|Species|Length (cm)|Mood|Lure", "2020-06-26|Pike|NA|n/a|-"]);
  expect(caught?.fields).toEqual({ species: "Pike", time_zone: "America/Chicago" });
});
