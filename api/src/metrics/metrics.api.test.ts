import { readFileSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { actAs } from "../testing/act-as.ts";
import { temporaryFolder } from "../testing/processes/run-creel.ts";
import { setupApi } from "../testing/setup-api.ts";

const TOKEN = "a token of the tests";
const settings = readSettings({ METRICS_TOKEN: TOKEN, DATA_DIR: import.meta.dirname });

function bearer(token: string) {
  return { method: "GET" as const, url: "/metrics", headers: { authorization: `Bearer ${token}` } };
}

test("nobody is told any numbers while no token is set", async () => {
  const { anonymous } = await setupApi();
  expect((await anonymous.call(bearer(TOKEN))).statusCode).toBe(404);
});

test("only the bearer of the token is told them, not even an admin", async () => {
  const { anonymous, as, given } = await setupApi({ settings });

  expect((await anonymous.get("/metrics")).statusCode).toBe(401);
  expect((await anonymous.call(bearer(`${TOKEN}!`))).statusCode).toBe(401);
  expect((await as(await given.admin()).get("/metrics")).statusCode).toBe(401);
  expect((await anonymous.call(bearer(TOKEN))).headers["content-type"]).toMatch(/^text\/plain/);
});

test("requests are counted by their route, never by what was asked for", async () => {
  const { app, given } = await setupApi({ settings });
  // Each process has its own counters.
  const as = actAs(app);
  const anonymous = as(null);
  const ana = await given.user();
  const caught = await given.loggedCatch(ana);
  await as(ana).get(`/catches/${caught.id}?q=pike`);
  await anonymous.get("/nowhere/at-all");

  const { body } = await anonymous.call(bearer(TOKEN));

  expect(body).toContain('_seconds_count{method="GET",route="/api/catches/:id",status="200"} 1\n');
  expect(body).toContain('_seconds_count{method="GET",route="none",status="404"} 1\n');
  expect(body).not.toMatch(new RegExp(`${caught.id}|pike|at-all|${ana.id}`));
  // The metrics request itself is in flight.
  expect(body).toContain("creel_http_requests_in_flight 1\n");
});

test("the database, the disk and the process are among them, each with its help", async () => {
  const { anonymous } = await setupApi({ settings });

  const { body } = await anonymous.call(bearer(TOKEN));

  expect(body).toMatch(/creel_database_connections\{state="idle"\} \d+/);
  expect(body).toMatch(/creel_data_free_bytes \d{6,}/);
  expect(body).toMatch(/process_resident_memory_bytes \d+/);
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
  const names = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  expect([...body.matchAll(/^# HELP (\w+) \S/gm)].map(([, name]) => name)).toEqual(names);
});

test("how old the newest backup is can be told from them, and that there is none", async () => {
  const DATA_DIR = await temporaryFolder();
  const { anonymous } = await setupApi({ settings: readSettings({ METRICS_TOKEN: TOKEN, DATA_DIR }) });
  const reportedTime = async () => {
    const { body } = await anonymous.call(bearer(TOKEN));
    return Number(/^creel_backup_timestamp_seconds (\S+)$/m.exec(body)?.[1]);
  };
  expect(await reportedTime()).toBe(0);

  const folder = join(DATA_DIR, "backups");
  await mkdir(folder);
  for (const [name, seconds] of [
    ["creel-daily-20261120-023000.zip", 1_795_000_000],
    ["creel-1.zip", 1_794_000_000],
    ["other.zip", 1_796_000_000],
  ] as const) {
    await writeFile(join(folder, name), "");
    await utimes(join(folder, name), seconds, seconds);
  }

  expect(await reportedTime()).toBe(1_795_000_000);
});

test("the page on operation names every number of our own", async () => {
  const { anonymous } = await setupApi({ settings });
  const page = readFileSync(join(import.meta.dirname, "../../../docs/operate.md"), "utf8");

  const { body } = await anonymous.call(bearer(TOKEN));

  const ours = [...body.matchAll(/^# TYPE (creel_\w+)/gm)].flatMap(([, name]) => name ?? []);
  expect(ours).toHaveLength(6);
  expect(ours.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
