import { startSession } from "@creel/api/accounts/sessions/sessions";
import { type Database, openDatabase, type Statement } from "@creel/api/database/connect";
import type { ServerAddress } from "@creel/api/database/embedded/server-address";
import type { UserRow } from "@creel/api/database/schema";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { Client } from "pg";

import { KEYS, makeApi } from "../api/bench-api.ts";
import { median, printLine } from "../results.ts";
import { OLD_WORD, RARE_WORD, RAREST_WORD } from "./insert-users-and-catches.ts";

const TURNS = 9;
/** Rounds before the measurement, because the first reads come from the disk. */
const WARM_UPS = 2;

/** The requests of an admin; `{keen}` is the user with the most catches, `{usual}` one with 40. */
const REQUESTS = [
  "/api/admin/users",
  "/api/admin/users?page=100",
  "/api/admin/users?page=1000&limit=100",
  "/api/admin/users?search=example.com",
  "/api/admin/users?search=user99999",
  "/api/admin/users?search=nobody-at-all",
  "/api/admin/users?role=admin",
  "/api/admin/users?account_status=suspended",
  "/api/admin/users?free_premium_access=true&page=100",
  "/api/admin/users?sort=name&page=100",
  "/api/admin/users?sort=-email&page=100",
  "/api/admin/catches",
  "/api/admin/catches?page=100",
  "/api/admin/catches?page=1000&limit=100",
  "/api/admin/catches?sort=logged&page=100",
  "/api/admin/catches?sort=-date&page=100",
  "/api/admin/catches?sort=-weight&page=100",
  "/api/admin/catches?sort=weight&page=100",
  "/api/admin/catches?search=walleye",
  "/api/admin/catches?search=weed+edge&page=100",
  `/api/admin/catches?search=${OLD_WORD}`,
  `/api/admin/catches?search=${RARE_WORD}`,
  `/api/admin/catches?search=${RAREST_WORD}`,
  "/api/admin/catches?search=nowhere+at+all",
  "/api/admin/catches?userId={keen}",
  "/api/admin/catches?userId={keen}&page=100",
  "/api/admin/catches?userId={usual}",
  "/api/admin/catches?species=Walleye",
  "/api/admin/catches?species=Walleye&page=100",
  "/api/admin/catches?species=Rare+fish+7",
  "/api/admin/catches?species=Other",
  "/api/admin/catches?species=Walleye&species=Pike&sort=-weight",
  "/api/admin/catches?from={lastWeek}",
  "/api/admin/catches?from={fiveYearsAgo}&to={aMonthOn}",
  "/api/admin/catches?from={fiveYearsAgo}&to={aMonthOn}&sort=-weight&page=100",
  "/api/admin/catches?weather=Sunny",
  "/api/admin/catches?weather=Stormy&page=100",
  "/api/admin/catches?hasPhoto=true",
  "/api/admin/catches?hasPhoto=true&page=100",
  "/api/admin/catches?hasPhoto=false",
];

/** Compares each page of an admin with its own statements sent by hand, in turns. */
export async function comparePages(address: ServerAddress, db: Database): Promise<void> {
  const names = await namesOf(db);
  const token = await signInAdmin(db);
  let statements: Statement[] = [];
  const watched = openDatabase(address, { onStatement: (statement) => statements.push(statement) });
  const api = await makeApi(watched);
  const client = new Client({ ...address });
  await client.connect();

  try {
    for (const request of REQUESTS) {
      const url = request.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? name);
      const ask = async () => {
        statements = [];
        const answer = await api.inject({ url, headers: { authorization: `Bearer ${token}` } });
        if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      };
      await ask();
      const recorded = statements;
      for (const statement of recorded) await refuseSeqScan(client, statement);
      const byHand = async () => {
        for (const statement of recorded) await client.query(statement.sql, [...statement.parameters]);
      };
      printLine(`  GET ${request}: ${await comparePaired(ask, byHand)}`);
    }
  } finally {
    await client.end();
    await api.close();
    await watched.destroy();
  }
}

async function comparePaired(ours: () => Promise<void>, byHand: () => Promise<void>): Promise<string> {
  const [times, handTimes, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let turn = -WARM_UPS; turn < TURNS; turn += 1) {
    const [time, handTime] = [await timeOf(ours), await timeOf(byHand)];
    if (turn < 0) continue;
    times.push(time);
    handTimes.push(handTime);
    ratios.push(time / handTime);
  }
  return `${ms(times)}, by hand ${ms(handTimes)}, ${median(ratios).toFixed(2)} of it`;
}

function ms(values: readonly number[]): string {
  return `${median(values).toFixed(1)} ms`;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Throws if a page of the list scans all catches, which the indexes exist to avoid. */
async function refuseSeqScan(client: Client, { sql: text, parameters }: Statement): Promise<void> {
  if (!/^(select|with)/.test(text)) return;
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...parameters]);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  if (/Seq Scan on (catches|photos)/.test(plan)) throw new Error(`${text}\nreads everything:\n${plan}`);
}

async function namesOf(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ keen: string; usual: string }>`
    with counts as (select user_id, count(*) as count from catches group by user_id)
    select (select user_id from counts order by count desc limit 1) as keen,
      (select user_id from counts where count = 40 limit 1) as usual`.execute(db);
  return { ...rows[0], lastWeek: day(7), fiveYearsAgo: day(5 * 365), aMonthOn: day(5 * 365 - 30) };
}

function day(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

async function signInAdmin(db: Database): Promise<string> {
  const admin = await db
    .selectFrom("users")
    .where("role", "=", "admin")
    .where("accountStatus", "=", "active")
    .selectAll()
    .executeTakeFirst();
  const user = admin ?? (await promoteFirst(db));
  const { accessToken } = await startSession({ db, keys: KEYS }, user, { device: "a bench", ip: "" });
  return accessToken;
}

async function promoteFirst(db: Database): Promise<UserRow> {
  return db
    .updateTable("users")
    .set({ role: "admin", accountStatus: "active" })
    .where("username", "=", "user1")
    .returningAll()
    .executeTakeFirstOrThrow();
}
