import { expect, test } from "vitest";

import { open, plan, textFile } from "../../../testing/import-files.ts";

const RECORD = {
  id: "019f2b1c-0000-7000-8000-000000000001",
  version: 3,
  species: "Northern Pike",
  date: "2026-06-01T11:42:31.250Z",
  time: "06:42:31",
  time_zone: "America/Chicago",
  length: 27.25,
  weight: null,
  lure_type: "jigg",
  notes: "wind <5 mph & <b>calm</b>",
  position_accuracy: 8.5,
  clock_offset: null,
  trip_id: null,
  water: { id: "019f2b1c-0000-7000-8000-000000000002", name: "Lake Vermilion" },
  spot: null,
  chosen: ["water"],
  created_at: "2026-06-01T11:43:00.000Z",
  updated_at: "2026-06-01T11:43:00.000Z",
  "Line out (ft)": 60.5,
  tackle: "Jig, firetiger",
  rod: null,
  photos: ["photos/2026-06-01-northern-pike-1-9c3f01ab.jpg"],
};
const DAY_ALONE = { ...RECORD, date: "2026-06-01T17:00:00.000Z", time: null, tackle: null };
const featureOf = (properties: object) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [-92.264829, 47.8311741] },
  properties,
});

const GEOJSON = JSON.stringify({ type: "FeatureCollection", features: [RECORD, DAY_ALONE].map(featureOf) });

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const waypointOf = (record: object) => `<wpt lat="47.8311741" lon="-92.264829"><name>Northern Pike</name>
<desc>27.25 in</desc><type>catch</type>
<extensions><creel:catch>${escaped(JSON.stringify(featureOf(record)))}</creel:catch></extensions></wpt>`;
const GPX = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Creel" xmlns="http://www.topografix.com/GPX/1/1" xmlns:creel="urn:creel:catches">
${waypointOf(RECORD)}${waypointOf(DAY_ALONE)}</gpx>`;

const HEADERS = `date,time,time_zone,species,length_in,weight_lb,lure,latitude,longitude,notes,photos,trip_id,water,spot,\
tackle,rod,position_accuracy_m,clock_offset_s,caught_at_utc,logged_at_utc,changed_at_utc,id,Line out (ft)`;
const csvLine = ({ time, date, tackle }: typeof RECORD | typeof DAY_ALONE) =>
  `2026-06-01,${time ?? ""},America/Chicago,Northern Pike,27.25,,jigg,47.8311741,-92.264829,${RECORD.notes},\
${RECORD.photos.join("; ")},,Lake Vermilion,,"${tackle ?? ""}",,8.5,,${date},${RECORD.created_at},\
${RECORD.updated_at},${RECORD.id},60.5`;
const CSV = ["\uFEFF" + HEADERS, csvLine(RECORD), csvLine(DAY_ALONE)].join("\r\n");

test.each([
  ["CSV", CSV],
  ["GeoJSON", GEOJSON],
  ["GPX", GPX],
])(
  "catches that a Creel wrote as %s are read as they were, without what is about the log",
  async (_, text) => {
    const { source } = await open(textFile(text));
    const { catches, questions } = await plan();

    expect(source.kind).toBe("creel_catches");
    expect(questions).toEqual([]);
    const [timed, untimed] = catches;
    expect(timed).toMatchObject({
      id: RECORD.id,
      fields: { species: "Northern Pike", length: 27.25, lure_type: "jigg", notes: RECORD.notes },
      water: "Lake Vermilion",
      spot: null,
      known: {
        date: "2026-06-01T06:42:31.250-05:00",
        latitude: 47.8311741,
        longitude: -92.264829,
        position_accuracy: 8.5,
      },
      problems: [],
    });
    expect(untimed?.when).toEqual({ day: "2026-06-01", time: null, date: "2026-06-01" });
    expect(untimed?.known).not.toHaveProperty("date");
    expect(source.lures).toMatchObject([{ kind: "lure", name: "Jig, firetiger", lines: [timed?.line] }]);
    expect(Object.values(timed?.custom ?? {})).toEqual([60.5]);
  },
);
