/** What deploy/citus.sql distributes by user_id. */
const DISTRIBUTED = /\b(?:from|join|into|update|using)\s+"?(?:catches|photos|sessions)"?(?![\w"])/i;

/** The owner as a parameter: then a statement goes to the one node where all of theirs lies. */
const NAMES_OWNER = /"?user_?id"?\s*(?:=\s*\$\d|in \(\$\d+\))/i;
const INSERTS_OWNER = /^insert into "?\w+"? \([^)]*"user_id"/i;

/** Statements that do not name one owner, and why that is right. Each is asked of all nodes, or of several. */
const EXCEPTIONS: readonly { why: string; statement: RegExp }[] = [];

/** Whether Citus can send this to one node, or it stands in the list of what it has to ask several for. */
export function isRouted(statement: string): boolean {
  if (!DISTRIBUTED.test(statement)) return true;
  if (NAMES_OWNER.test(statement) || INSERTS_OWNER.test(statement)) return true;
  return EXCEPTIONS.some(({ statement: known }) => known.test(statement));
}
