import { CFB, utils, write } from "@e965/xlsx";
import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { expect, test } from "vitest";

import { kindOf, open, plan, refusal, textFile, zipOf } from "../../testing/import-files.ts";
import { askImport } from "./ask-import.ts";

test.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
  ["an empty file", "empty", ""],
  ["a table without a line", "one_line", "Date,Species\n"],
  ["an app's database", "save_as_csv", "SQLite format 3\0"],
  ["waypoints of Lowrance", "save_as_gpx", new Uint8Array([3, 0, 0, 0, 1, 0])],
  ["waypoints of Humminbird", "save_as_gpx", new Uint8Array([2, 2, 0, 0x24, 0, 0])],
  ["tracks of Humminbird", "save_as_gpx", new Uint8Array([1, 0, 0x80, 0x43, 0, 0])],
  ["a program", "unknown", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0])],
  ["a page of HTML", "unknown", "<html><body></body></html>"],
  ["JSON that breaks off", "cut_off", '{"trips": ['],
  ["JSON without a list", "nothing_known_inside", '{"a": 1}'],
  ["JSON that is damaged", "broken", '{"trips": [}'],
  ["XML that breaks off", "cut_off", '<gpx version="1.1"><wpt lat="1"'],
  [
    "XML with entities of its own",
    "broken",
    '<!DOCTYPE gpx [<!ENTITY a "aaaa">]><gpx><wpt lat="1" lon="1"><name>&a;</name></wpt></gpx>',
  ],
  ["a page after many comments", "unknown", `${"<!-- -->".repeat(100_000)}<html></html>`],
  ["comments without anything after them", "empty", "<!-- -->".repeat(100_000)],
  ["a comment without an end", "empty", `<!--${" -- ".repeat(100_000)}`],
  ["a type of document without an end", "empty", `<!DOCTYPE ${" ".repeat(1_000_000)}`],
  ["an archive that breaks off", "broken", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
])("%s is refused: %s", async (_what, code, content) => {
  expect(await refusal(textFile(content))).toBe(code);
});

test.each([
  ["content.xml", "LibreOffice"],
  ["Index/Document.iwa", "Numbers"],
])("a spreadsheet with %s, of %s, is refused with how to save it", async (name) => {
  expect(await refusal(await zipOf({ [name]: "<office/>" }))).toBe("save_as_xlsx");
});

test("a file that ends in the middle is refused with the line where it does", async () => {
  const gpx =
    '<gpx version="1.1">\n<wpt lat="1" lon="1"><name>A</name></wpt>\n<wpt lat="2" lon="2"><name>B</na';
  expect(await askImport({ kind: "open", files: [textFile(gpx)] })).toMatchObject({
    code: "cut_off",
    detail: "3",
  });
});

test("a table of more than 100,000 lines is refused, and one of 100,000 is read", async () => {
  const line = "2020-06-26,Pike\n";
  expect(await refusal(textFile(`Date,Species\n${line.repeat(100_001)}`))).toBe("too_many_rows");
  expect((await open(textFile(`Date,Species\n${line.repeat(100_000)}`))).sheets[0]?.rows).toBe(100_000);
});

test("an archive with a name that leads out of it, or without anything known, is refused", async () => {
  expect(await refusal(await zipOf({ "../items.json": "{}" }))).toBe("unsafe_name");
  expect(await refusal(await zipOf({ "/etc/items.json": "{}" }))).toBe("unsafe_name");
  expect(await refusal(await zipOf({ "readme.txt": "hello" }))).toBe("nothing_known_inside");
});

test.each(["log.zip", "log.xlsx", "log.csv"])(
  "an archive within an archive is refused, also under the name of another file: %s",
  async (name) => {
    const inner = await (await zipOf({ "log.csv": "Date,Species\n2020-06-26,Pike\n" })).bytes();
    const outer = await zipOf({ [`exported/${name}`]: inner });
    expect(await askImport({ kind: "open", files: [outer] })).toEqual({
      kind: "refused",
      code: "archive_inside",
      detail: name,
    });
  },
);

test("workbooks and maps within an archive are read, although they are archives themselves", async () => {
  const map = await (await zipOf({ "doc.kml": KML })).bytes();
  expect(await kindOf(await zipOf({ "lake.kmz": map }))).toBe("kml");
  const workbook = await (await workbookOf(sheetOf("A1:B2", FIRST_ROWS))).bytes();
  expect(await kindOf(await zipOf({ "log.xlsx": workbook }))).toBe("spreadsheet");
});

test("an archive that would unpack to a hundred times its size is not unpacked", async () => {
  const writer = new ZipWriter(new BlobWriter());
  await writer.add("items.json", new TextReader(" ".repeat(20_000_000)));
  expect(await refusal(new File([await writer.close()], "bomb.zip"))).toBe("too_dense");
});

const MEGABYTE = 1_000_000;

test("a table of more than 20 MB, and an archive of more than 500, is refused", async () => {
  const megabyte = new Blob(["Date,Species\n".repeat(Math.ceil(MEGABYTE / 13))]);
  const times = (count: number) => Array.from({ length: count }, () => megabyte);
  expect(await refusal(new File(times(20), "log.csv"))).toBe("too_large");
  const zip = await zipOf({ "items.json": "{}" });
  expect(await refusal(new File([zip, ...times(500)], "log.zip"))).toBe("too_large");
});

const KML = `<kml><Document><Placemark><name>Reef</name><Point><coordinates>-92,47</coordinates></Point></Placemark></Document></kml>`;

/** Signatures in an archive: an entry of its directory, and its end. */
const [ENTRY, END] = [0x02_01_4b_50, 0x06_05_4b_50];

async function partsOf(zip: File) {
  const view = new DataView(await zip.arrayBuffer());
  const places = Array.from({ length: view.byteLength - 3 }, (_, at) => at);
  const find = (signature: number) => places.filter((at) => view.getUint32(at, true) === signature);
  return { view, entries: find(ENTRY), end: find(END)[0] ?? 0 };
}

test("an archive of more than 10,000 files is refused", async () => {
  const { view, entries, end } = await partsOf(await zipOf({ "a.txt": "a" }));
  const [from = 0] = entries;
  const entry = view.buffer.slice(from, end);
  const [count, last] = [10_001, new DataView(view.buffer.slice(end))];
  last.setUint16(8, count, true);
  last.setUint16(10, count, true);
  last.setUint32(12, count * entry.byteLength, true);
  const all = Array.from({ length: count }, () => entry);
  expect(await refusal(new File([view.buffer.slice(0, from), ...all, last], "log.zip"))).toBe(
    "too_many_entries",
  );
});

/** Returns the archive with other sizes for its files in its directory. */
async function saying(zip: File, sizes: { packed: number; unpacked: number }): Promise<File> {
  const { view, entries } = await partsOf(zip);
  for (const at of entries) {
    view.setUint32(at + 20, sizes.packed, true);
    view.setUint32(at + 24, sizes.unpacked, true);
  }
  return new File([view], zip.name);
}

test("an archive that would unpack to more than a gigabyte is refused, however well it is packed", async () => {
  const files = Array.from({ length: 11 }, (_, index) => [`photos/${index}.jpg`, "x"]);
  const zip = await zipOf({ ...Object.fromEntries(files), "items.json": "{}" });
  const sizes = { packed: 2 * MEGABYTE, unpacked: 90 * MEGABYTE };
  expect(await refusal(await saying(zip, sizes))).toBe("too_dense");
});

test("an archive with a password is refused, and a workbook with one", async () => {
  const writer = new ZipWriter(new BlobWriter(), { password: "secret", zipCrypto: true });
  await writer.add("items.json", new TextReader("{}"));
  expect(await refusal(new File([await writer.close()], "log.zip"))).toBe("encrypted");
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, "/EncryptionInfo", new Uint8Array(64));
  CFB.utils.cfb_add(container, "/EncryptedPackage", new Uint8Array(64));
  expect(await refusal(new File([cfbBytes(container)], "log.xlsx"))).toBe("encrypted");
});

function cfbBytes(container: ReturnType<typeof CFB.utils.cfb_new>, fileType: "cfb" | "zip" = "cfb") {
  const bytes: number[] = CFB.write(container, { type: "array", fileType });
  return Uint8Array.from(bytes);
}

test("an old workbook is read, and one that breaks off is refused", async () => {
  const sheet = utils.aoa_to_sheet([
    ["Date", "Species"],
    ["2020-06-26", "Pike"],
  ]);
  const bytes: ArrayBuffer = write(
    { SheetNames: ["Log"], Sheets: { Log: sheet } },
    { type: "array", bookType: "biff8" },
  );
  await open(new File([bytes], "log.xls"));
  expect((await plan()).catches[0]).toMatchObject({
    fields: { species: "Pike" },
    when: { day: "2020-06-26" },
  });
  expect(await refusal(new File([bytes.slice(0, 700)], "log.xls"))).toBe("broken");
});

/** Returns a workbook whose sheet is this XML. */
async function workbookOf(xml: string): Promise<File> {
  const book = { SheetNames: ["Log"], Sheets: { Log: utils.aoa_to_sheet([["Date"]]) } };
  const container = CFB.read(new Uint8Array(write(book, { type: "array", bookType: "xlsx" })), {
    type: "array",
  });
  const sheet =
    container.FileIndex[container.FullPaths.findIndex((path: string) => path.endsWith("sheet1.xml"))];
  if (sheet) sheet.content = new TextEncoder().encode(xml);
  return new File([cfbBytes(container, "zip")], "log.xlsx");
}

const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`;
const sheetOf = (range: string, rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="${range}"/><sheetData>${rows}</sheetData></worksheet>`;
const FIRST_ROWS = `<row r="1">${cell("A1", "Date")}${cell("B1", "Species")}</row><row r="2">${cell("A2", "2020-06-26")}${cell("B2", "Pike")}</row>`;

test("a sheet that names a range of a billion cells is read by the cells that are there", async () => {
  const far = `<row r="90000">${cell("A90000", "2020-06-27")}${cell("B90000", "Perch")}</row>`;
  await open(await workbookOf(sheetOf("A1:XFD100000", FIRST_ROWS + far)));
  expect((await plan()).catches.map(({ line, fields }) => [line, fields.species])).toEqual([
    [2, "Pike"],
    [90_000, "Perch"],
  ]);
});

test("a link over a whole sheet makes no cells of it", async () => {
  const link = `<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>`;
  const sheet = sheetOf("A1:B2", FIRST_ROWS).replace("</worksheet>", `${link}</worksheet>`);
  await open(await workbookOf(sheet));
  expect((await plan()).catches.map(({ fields }) => fields.species)).toEqual(["Pike"]);
});

test("a table of more than 250 columns is refused, but not for empty ones", async () => {
  const far = `<row r="3">${cell("XFD3", "x")}</row>`;
  expect(await refusal(await workbookOf(sheetOf("A1:B2", FIRST_ROWS + far)))).toBe("too_many_columns");
  const [more, empty] = [",x".repeat(249), ",".repeat(249)];
  expect(await refusal(textFile(`Date,Species${more}\n2020-06-26,Pike\n`))).toBe("too_many_columns");
  expect(await refusal(textFile(`Date,Species${empty}\n2020-06-26,Pike\n`))).toBe("opened");
  const object = Object.fromEntries(Array.from({ length: 251 }, (_, index) => [`column ${index}`, "x"]));
  expect(await refusal(textFile(JSON.stringify([object])))).toBe("too_many_columns");
});
