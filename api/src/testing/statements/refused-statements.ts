import { type Placement, PLACEMENTS } from "../../database/distributed/placements.ts";
import { splitStatements } from "../../database/migrate/split-statements.ts";
import { NAMES_OWNER } from "./routed-statements.ts";

const TABLE = anyTable("user_id");
const READS_OWNED = new RegExp(String.raw`\b(?:from|join|update|into|using)\s+${TABLE}`, "i");
const CHANGES_OWNED = new RegExp(String.raw`^(?:update|delete from)\s+${TABLE}`, "i");
const TRIGGER = new RegExp(String.raw`^create\b[^;]*\btrigger\b[^;]*\bon\s+${TABLE}`, "i");
const UNIQUE_INDEX = new RegExp(String.raw`^create unique index\b.*?\bon\s+${TABLE}[^(]*(\(.*)`, "is");
const UNIQUE_CONSTRAINT = new RegExp(
  String.raw`^(?:create|alter) table\s+${TABLE}.*?\b(?:unique|primary key)\b([^,]*)`,
  "is",
);
const CONFLICT = new RegExp(String.raw`^insert into\s+${TABLE}.*\bon conflict\s*(\([^)]*\))`, "is");
const OWNER = /\buser_id\b/i;

const PLACED = `(?:${anyTable("user_id")}|${anyTable("reference")})`;
const CHANGES = new RegExp(
  String.raw`\b(?:update|delete\s+from|insert\s+into|merge\s+into)\s+${PLACED}`,
  "i",
);
/** PostgreSQL functions that are not immutable, as far as a statement might use them. */
const NOT_IMMUTABLE = new RegExp(
  String.raw`\b(?:current_(?:timestamp|date|time|setting)|localtime(?:stamp)?)\b|\b(?:${[
    "now",
    "statement_timestamp",
    "transaction_timestamp",
    "clock_timestamp",
    "timeofday",
    "random",
    "gen_random_uuid",
    "uuidv[47]",
    "nextval",
    "to_char",
    "date_trunc",
    "age",
  ].join("|")})\s*\(`,
  "i",
);

const LOCKS = /\bfor (?:no key )?(?:update|share)\b/i;
const SHARES_LOCK = new RegExp(String.raw`\bfrom\s+${anyTable("reference")}.*\bfor (?:key )?share\b`, "is");
const MOVES = new RegExp(
  String.raw`^update\s+${TABLE}\s.*?\bset\b(?:(?!\bwhere\b).)*?"?\buser_id"?\s*=[^=]`,
  "is",
);
/** An interval computed from a column depends on the session's time zone. */
const VOLATILE =
  /\b(?:gen_random_uuid|random|clock_timestamp|nextval|timeofday)\s*\(|\binterval\s*'[^']*'\s*\*/i;

/** Matches up to the end of a query, including function calls. */
const INSIDE = String.raw`(?:[^()]|\([^()]*\))*`;
/** A subquery on a table of user data that refers to the outer row, and the condition that it must then contain. */
const SUBQUERY = new RegExp(
  String.raw`\(\s*select\b${INSIDE}\bfrom\s+(${TABLE})(?:\s+(?:as\s+)?("?\w+"?))?${INSIDE}`,
  "gi",
);

/** Rules for statements that Citus rejects; Citus 13.2 refused each of them. */
const RULES: readonly { why: string; isBroken: (statement: string) => boolean }[] = [
  {
    why: "several commands in one query cannot be passed on to the nodes",
    isBroken: (statement) => splitStatements(statement).length > 1,
  },
  {
    why: "rows of more than one owner cannot be locked (FOR UPDATE)",
    isBroken: (statement) =>
      LOCKS.test(statement) && READS_OWNED.test(statement) && !NAMES_OWNER.test(statement),
  },
  {
    why: "two who lock rows that are on every node FOR SHARE at once wait for each other",
    isBroken: (statement) => SHARES_LOCK.test(statement),
  },
  {
    why: "a row cannot be given to another owner",
    isBroken: (statement) => MOVES.test(statement),
  },
  {
    why: "what a change writes cannot be different each time it is asked",
    isBroken: (statement) => CHANGES_OWNED.test(statement) && VOLATILE.test(statement),
  },
  {
    why: "a change may call no function within CASE or COALESCE that is not immutable",
    isBroken: (statement) =>
      CHANGES.test(statement) && choicesIn(statement).some((each) => NOT_IMMUTABLE.test(each)),
  },
  {
    why: "a unique index has to have the owner",
    isBroken: (statement) => lacksOwner(UNIQUE_INDEX, statement) || lacksOwner(UNIQUE_CONSTRAINT, statement),
  },
  {
    why: "a conflict is found by an index with the owner alone",
    isBroken: (statement) => lacksOwner(CONFLICT, statement),
  },
  {
    why: "distributed tables have no triggers",
    isBroken: (statement) => TRIGGER.test(statement),
  },
  {
    why: "a query within another may look at the other's row only along the owner",
    isBroken: (statement) => [...statement.matchAll(SUBQUERY)].some(isCorrelatedOtherwise),
  },
];

/** Returns why Citus would refuse a statement, judging by its text; `null` if no rule applies. */
export function whyCitusRefuses(statement: string): string | null {
  const text = statement.replaceAll(/--[^\n]*/g, "").trim();
  return RULES.find(({ isBroken }) => isBroken(text))?.why ?? null;
}

function anyTable(placement: Placement): string {
  const names = [...PLACEMENTS].filter(([, each]) => each === placement).map(([name]) => name);
  return `"?(?:${names.join("|")})"?(?![\\w"])`;
}

/** Returns the contents of each COALESCE and CASE, including nested ones. */
function choicesIn(statement: string): string[] {
  const open: RegExpExecArray[] = [];
  const choices: string[] = [];
  for (const word of statement.matchAll(/\bcase\b|\bend\b|\bcoalesce\s*\(|[()]/gi)) {
    if (!/^(?:end|\))$/i.test(word[0])) open.push(word);
    else {
      const begun = open.pop();
      if (begun && begun[0] !== "(") choices.push(statement.slice(begun.index, word.index));
    }
  }
  return choices;
}

function lacksOwner(pattern: RegExp, statement: string): boolean {
  const columns = pattern.exec(statement)?.[1];
  return columns !== undefined && !OWNER.test(columns);
}

function isCorrelatedOtherwise([subquery, table = "", alias]: RegExpExecArray): boolean {
  const own = new Set([table, alias ?? ""].map((name) => name.replaceAll('"', "")));
  const looksAt = [...subquery.matchAll(/"?(\w+)"?\."?\w+"?/g)].map(([, name]) => name ?? "");
  const others = looksAt.filter((name) => !own.has(name));
  if (others.length === 0) return false;
  return !/"?user_?id"?\s*=\s*(?:"?\w+"?\.)?"?user_?id"?/i.test(subquery);
}
