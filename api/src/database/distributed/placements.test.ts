import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { PLACEMENTS } from "./placements.ts";

const PAGE = join(import.meta.dirname, "../../../../docs/scale-out.md");
const WHERE = { reference: "every node", user_id: "Distributed by", local: "coordinator" };

test("the page about several databases says where each table is, and names no other", () => {
  const rows = readFileSync(PAGE, "utf8")
    .split("| Tables | Where |")[1]
    ?.split("\n\n")[0]
    ?.split("\n")
    .filter((row) => row.includes("`"));
  const documented = rows?.flatMap((row) => {
    const [, tables = "", where = ""] = row.split("|");
    return [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => [table, where]);
  });

  const known = [...PLACEMENTS].map(([table, placement]) => [
    table,
    expect.stringContaining(WHERE[placement]),
  ]);
  expect(documented).toHaveLength(known.length);
  expect(documented).toEqual(expect.arrayContaining(known));
});
