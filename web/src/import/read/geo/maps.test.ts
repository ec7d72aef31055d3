import { expect, test } from "vitest";

import { open, plan, textFile, zipOf } from "../../../testing/import-files.ts";

const gpx = (inner: string) => `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`;
const kml = (inner: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`;
const feature = (geometry: unknown, properties: object) => ({ type: "Feature", geometry, properties });
const geojson = (...features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

async function partsOf(text: string) {
  const { source, sheets } = await open(textFile(text));
  const places = source.places.map(({ name, latitude, longitude }) => [name, latitude, longitude]);
  return { ...source, places, rows: sheets[0]?.rows ?? 0 };
}

test("a description of KML is HTML, and what else stands between < and > is a text", async () => {
  const html = "<![CDATA[<p>wind <5 mph</p><p>depth >12 ft &amp; <b>calm</b><br/>x</p>]]>";
  const point = "<Point><coordinates>-93.1,45.1</coordinates></Point>";
  const { source } = await open(
    textFile(kml(`<Placemark><name>Bar</name><description>${html}</description>${point}</Placemark>`)),
  );
  expect(source.places[0]?.notes).toBe("wind <5 mph\ndepth >12 ft & calm\nx");
  const notes = "wind <5 mph until noon, depth >12 ft <b>";
  await open(
    textFile(geojson(feature({ type: "Point", coordinates: [-93.1, 45.1] }, { species: "Pike", notes }))),
  );
  expect((await plan()).catches[0]?.fields.notes).toBe(notes);
});

test("each point of several is a place, areas are named, and what has no coordinates is named and a line", async () => {
  const shapes =
    "<MultiGeometry><Point><coordinates>-93.1,45.1</coordinates></Point><Point><coordinates>-93.2,45.2</coordinates></Point></MultiGeometry>";
  const { places, problems, rows } = await partsOf(
    kml(
      `<Placemark><name>Humps</name>${shapes}</Placemark><Placemark><name>Bay</name><Polygon/></Placemark>` +
        "<Placemark><name>Ramp</name><address>1 Shore Rd</address></Placemark><NetworkLink><name>More</name></NetworkLink>",
    ),
  );
  expect(places).toEqual([
    ["Humps", 45.1, -93.1],
    ["Humps", 45.2, -93.2],
  ]);
  expect(rows).toBe(3);
  expect(problems).toEqual([
    { code: "no_coordinates", name: "Ramp" },
    { code: "area", name: "Bay" },
    { code: "overlay", name: "More" },
  ]);
});

test("several points of GeoJSON are places, a feature alone is read, and one without a geometry is a catch without a place", async () => {
  const caught = { species: "Pike", date: "2024-06-01" };
  const points = {
    type: "MultiPoint",
    coordinates: [
      [-93.1, 45.1],
      [-93.2, 45.2],
    ],
  };
  expect((await partsOf(geojson(feature(points, { name: "A" })))).places).toHaveLength(2);
  expect((await partsOf(JSON.stringify(feature({ type: "Point", coordinates: [1, 2] }, {})))).places).toEqual(
    [["", 2, 1]],
  );
  await open(
    textFile(geojson(feature(null, caught), feature({ type: "Point", coordinates: [1, 2] }, { name: "B" }))),
  );
  const { catches } = await plan({}, 0, "each");
  expect(catches).toMatchObject([{ line: 2, fields: { species: "Pike" }, problems: [{ code: "no_place" }] }]);
});

test("points that state a fish and a date are catches, others are spots", async () => {
  const at = { type: "Point", coordinates: [-93.1, 45.1] };
  const { source } = await open(
    textFile(geojson(feature(at, { species: "Pike", date: "2024-06-01" }), feature(at, { species: "Pike" }))),
  );
  expect(source.places.map(({ isCatch }) => isCatch)).toEqual([true, false]);
  const data =
    '<ExtendedData><Data name="Fish"><value>Pike</value></Data></ExtendedData><TimeStamp><when>2024-06-01T10:00:00Z</when></TimeStamp>';
  const point = "<Point><coordinates>-93.1,45.1</coordinates></Point>";
  const map = await open(
    textFile(kml(`<Placemark>${data}${point}</Placemark><Placemark>${point}</Placemark>`)),
  );
  expect(map.source.places.map(({ isCatch }) => isCatch)).toEqual([true, false]);
  expect((await plan({}, 0, "each")).catches).toMatchObject([
    { fields: { species: "Pike" }, when: { date: "2024-06-01T10:00:00Z" } },
  ]);
});

test("named points of a route are places, and a track of one point is one", async () => {
  const { places, tracks } = await partsOf(
    gpx(
      '<rte><name>Home</name><rtept lat="45.1" lon="-93.1"><name>Hump</name></rtept><rtept lat="45.2" lon="-93.2"/></rte>' +
        '<trk><name>Mark</name><trkseg><trkpt lat="45.3" lon="-93.3"><time>2024-06-01T12:00:00Z</time></trkpt></trkseg></trk>',
    ),
  );
  expect(places).toEqual([
    ["Hump", 45.1, -93.1],
    ["Mark", 45.3, -93.3],
  ]);
  expect(tracks.map(({ name, points }) => [name, points.length])).toEqual([["Home", 2]]);
});

const trackPoint = (latitude: number, minute: number | null) =>
  `<trkpt lat="${latitude}" lon="-93">${minute === null ? "" : `<time>2024-06-01T12:0${minute}:00Z</time>`}</trkpt>`;

test("times of a track stay with their own points, and points without one are named", async () => {
  const { tracks, problems } = await partsOf(
    gpx(
      `<trk><name>Day</name><trkseg>${trackPoint(45, 0)}${trackPoint(46, null)}${trackPoint(47, 2)}</trkseg></trk>`,
    ),
  );
  expect(tracks[0]?.points.map(({ latitude, at }) => [latitude, at])).toEqual([
    [45, "2024-06-01T12:00:00Z"],
    [46, null],
    [47, "2024-06-01T12:02:00Z"],
  ]);
  expect(problems).toEqual([{ code: "no_time", name: "Day" }]);
});

const kmlTrack = (times: string) =>
  `<Placemark><name>Day</name><gx:Track xmlns:gx="g">${times}<gx:coord>-93 45 0</gx:coord><gx:coord>-93 46 0</gx:coord></gx:Track></Placemark>`;

test("a track of KML whose times are not as many as its points has none", async () => {
  const when = "<when>2024-06-01T12:00:00Z</when>";
  const paired = await partsOf(kml(kmlTrack(`${when}<when/>`)));
  expect(paired.tracks[0]?.points.map(({ at }) => at)).toEqual(["2024-06-01T12:00:00Z", null]);
  const unpaired = await partsOf(kml(kmlTrack(when)));
  expect(unpaired.tracks[0]?.points.map(({ at }) => at)).toEqual([null, null]);
  expect(unpaired.problems).toEqual([{ code: "unpaired_times", name: "Day" }]);
});

test("a GPX or KML is read whatever the prefix of its names is", async () => {
  const prefixed =
    '<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"><g:wpt lat="1" lon="2"><g:name>A</g:name></g:wpt></g:gpx>';
  expect((await partsOf(prefixed)).places).toEqual([["A", 1, 2]]);
  const map =
    '<k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Placemark><k:name>B</k:name><k:Point><k:coordinates>2,1</k:coordinates></k:Point></k:Placemark></k:kml>';
  expect((await partsOf(map)).places).toEqual([["B", 1, 2]]);
});

test.each([
  ["45,1234", "-93,4321", [45.1234, -93.4321], []],
  ["-16.8", "180.05", [-16.8, -179.95], []],
  ["45.1", "-181", [45.1, 179], []],
  ["91", "4", null, ["no_degrees"]],
  ["1 2", "x", null, ["no_degrees"]],
  ["5635549.2", "-10364384.9", null, ["meters"]],
])("a point at %s, %s is at its place, or named", async (latitude, longitude, place, codes) => {
  const { places, problems, rows } = await partsOf(
    gpx(`<wpt lat="${latitude}" lon="${longitude}"><name>A</name></wpt>`),
  );
  expect(places).toEqual(place ? [["A", ...place]] : []);
  expect(problems.map(({ code }) => code)).toEqual(codes);
  expect(rows).toBe(1);
});

test("a point that is nowhere on earth is a line without a place, with its coordinates in the notes", async () => {
  await open(
    textFile(gpx('<wpt lat="91" lon="4"><name>A</name></wpt><wpt lat="1" lon="2"><name>B</name></wpt>')),
  );
  const [there, nowhere] = (await plan()).catches;
  expect(there?.fields).toMatchObject({ latitude: 1, longitude: 2 });
  expect(nowhere?.problems.map(({ code }) => code)).toContain("no_place");
  expect(nowhere?.fields.notes).toContain("91, 4");
});

test("several maps are one, with the points of each that have no place behind all places", async () => {
  const map = kml("<Placemark><name>Ramp</name></Placemark>");
  const points = gpx(
    '<wpt lat="1" lon="2"><name>A</name><sym>Fish</sym><time>2024-06-01T12:00:00Z</time></wpt>',
  );
  const { source } = await open(await zipOf({ "a.kml": map, "b.gpx": points }));
  expect(source.problems).toEqual([{ code: "no_coordinates", name: "Ramp" }]);
  expect((await plan({}, 0, "each")).catches.map(({ line, when }) => [line, when?.date])).toEqual([
    [1, "2024-06-01T12:00:00Z"],
  ]);
});

const jsonLine = (species: string) => JSON.stringify({ species, place: { lat: 45.1, lng: -93.1 } });

test("one JSON object a line is a table, whose damaged lines are named, and one feature a line a map", async () => {
  const { source } = await open(textFile(`${jsonLine("Pike")}\n${jsonLine("Perch")}\n{"species": "Wal`));
  expect(source).toMatchObject({ kind: "table", problems: [{ code: "broken_line", line: 3 }] });
  expect((await plan()).catches.map(({ fields }) => [fields.species, fields.latitude])).toEqual([
    ["Pike", 45.1],
    ["Perch", 45.1],
  ]);
  const features = [1, 2].map((at) => JSON.stringify(feature({ type: "Point", coordinates: [at, at] }, {})));
  expect((await partsOf(features.join("\n"))).places).toHaveLength(2);
});
