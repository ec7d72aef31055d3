import { expect, test } from "vitest";

import { splitStatements } from "./split-statements.ts";

test.each([
  ["a; b", ["a", "b"]],
  ["a;\n\n-- why\nb;\n-- the end\n", ["a", "-- why\nb"]],
  ["select ';'; select 'it''s; fine'", ["select ';'", "select 'it''s; fine'"]],
  [String.raw`select E'\';'; b`, [String.raw`select E'\';'`, "b"]],
  ['create table "a;b" (c int)', ['create table "a;b" (c int)']],
  ["-- not; this\na /* nor; that */; b", ["-- not; this\na /* nor; that */", "b"]],
  ["create function f() as $$ begin; end; $$; b", ["create function f() as $$ begin; end; $$", "b"]],
  ["do $body$ $$;$$ $body$; select $1", ["do $body$ $$;$$ $body$", "select $1"]],
  ["select 1 - 2 / 3 - e; ;;", ["select 1 - 2 / 3 - e"]],
  ["", []],
])("%j is %j", (script, statements) => {
  expect(splitStatements(script)).toEqual(statements);
});
