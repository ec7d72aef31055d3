import { XMLParser } from "fast-xml-parser";

/** One table, as meta.xml describes it. */
export interface DescribedTable {
  location: string;
  rowType: string;
  /** The column of the event's id. */
  idIndex: number;
  /** The full names of the columns' terms, in the order of the columns. */
  terms: string[];
}

const ALLOWED = {
  archive: ["xmlns", "metadata"],
  table: [
    "encoding",
    "fieldsTerminatedBy",
    "linesTerminatedBy",
    "fieldsEnclosedBy",
    "ignoreHeaderLines",
    "dateFormat",
    "rowType",
  ],
  field: ["index", "term", "default", "vocabulary", "delimitedBy"],
  id: ["index"],
};

type Node = { ":@"?: Record<string, string> } & Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
});

/**
 * Reads meta.xml by the rules of the Darwin Core text guide's schema: one core and then extensions, in each the files,
 * the id and at least one field, in this order, with a row type and with no other attributes than the guide's.
 * @throws Error naming the rule that is broken
 */
export function readMeta(xml: string): {
  metadata: string;
  core: DescribedTable;
  extensions: DescribedTable[];
} {
  const [archive, ...others] = nodesOf(parser.parse(xml)).filter((node) => nameOf(node) !== "?xml");
  if (!archive || nameOf(archive) !== "archive" || others.length > 0) {
    throw new Error("one archive is the root");
  }
  const attributes = attributesOf(archive, ALLOWED.archive);
  if (attributes["xmlns"] !== "http://rs.tdwg.org/dwc/text/") throw new Error("the namespace is the guide's");
  const [core, ...extensions] = childrenOf(archive);
  if (!core || nameOf(core) !== "core") throw new Error("a core comes first");
  if (extensions.some((node) => nameOf(node) !== "extension")) throw new Error("extensions follow");
  return {
    metadata: attributes["metadata"] ?? "",
    core: readTable(core, "id"),
    extensions: extensions.map((node) => readTable(node, "coreid")),
  };
}

function readTable(table: Node, idName: "id" | "coreid"): DescribedTable {
  const { rowType } = attributesOf(table, ALLOWED.table);
  if (!rowType) throw new Error("a table has a row type");
  const [files, id, ...fields] = childrenOf(table);
  if (!files || nameOf(files) !== "files") throw new Error("files come first");
  if (!id || nameOf(id) !== idName) throw new Error(`${idName} comes second`);
  if (fields.length === 0 || fields.some((field) => nameOf(field) !== "field")) {
    throw new Error("fields follow");
  }
  const [location] = childrenOf(files);
  if (!location || nameOf(location) !== "location") throw new Error("files have a location");
  return {
    location: textOf(location),
    rowType,
    idIndex: Number(attributesOf(id, ALLOWED.id)["index"]),
    terms: fields.map((field, position) => {
      const { index, term } = attributesOf(field, ALLOWED.field);
      if (Number(index) !== position || !term) throw new Error("a field has its index and its term");
      return term;
    }),
  };
}

function nodesOf(parsed: unknown): Node[] {
  return Array.isArray(parsed) ? parsed : [];
}

function nameOf(node: Node): string {
  return Object.keys(node).find((key) => key !== ":@") ?? "";
}

function childrenOf(node: Node): Node[] {
  return nodesOf(node[nameOf(node)]).filter((child) => nameOf(child) !== "#text");
}

function textOf(node: Node): string {
  const [text] = nodesOf(node[nameOf(node)]);
  const written = text?.["#text"];
  return typeof written === "string" ? written : "";
}

function attributesOf(node: Node, allowed: readonly string[]): Record<string, string> {
  const attributes = node[":@"] ?? {};
  const unknown = Object.keys(attributes).find((name) => !allowed.includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is no attribute of ${nameOf(node)}`);
  return attributes;
}

/** Reads a table with tabs between its cells. Keyed by the names in its first line. */
export function readTsv(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.split("\n");
  const names = head.split("\t");
  if (lines.pop() !== "") throw new Error("the last line ends");
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== names.length) throw new Error(`${cells.length} cells for ${names.length} columns`);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}
