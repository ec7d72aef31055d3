import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { bareEnvironment } from "@creel/testing/bare-environment";
import { environmentOf, startFakeServices, stopFakeServices } from "@creel/testing/fake-services";
import { secretsIn } from "@creel/testing/log-secrets";
import { runningDatabase } from "@creel/testing/running-database";

import { signUpFirstAdmin } from "./admins.ts";
import { freePort, startBalancer } from "./balancer.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Ends only what hangs and measures nothing; a busy machine may take a minute to start. */
const TIMEOUT_MS = 180_000;

export interface Creel {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts one Creel for all journeys, with the built-in map and fake weather services. */
export default async function startForAll(): Promise<() => Promise<void>> {
  const services = await startFakeServices();
  const environment = { MAP_STYLE_URL: "embedded", ...environmentOf(services) };
  const isTwo = process.env["CREEL_PROCESSES"] === "2";
  const { url, dataDir, stop } = await (isTwo ? startTwo(environment) : startCreel(environment));
  process.env["CREEL_URL"] = url;
  process.env["CREEL_DATA_DIR"] = dataDir;
  await signUpFirstAdmin(url, dataDir);
  return async () => {
    await stop();
    await stopFakeServices(services);
  };
}

/** Starts two processes on one database and one folder of photos, behind a balancer that asks them in turn. */
async function startTwo(given: Record<string, string>): Promise<Creel> {
  const balancer = await startBalancer();
  const environment = { ...given, PUBLIC_URL: balancer.url };
  // The ports are chosen here, because Creel reports its public address when it is ready, not its port.
  const ports = [await freePort(), await freePort()] as const;
  const first = await startCreel({ ...environment, PORT: String(ports[0]) });
  const { host, port, user, database } = await runningDatabase(first.dataDir);
  const address = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const second = await startCreel({
    ...environment,
    PORT: String(ports[1]),
    DATA_DIR: first.dataDir,
    DATABASE_URL: address,
  });
  balancer.send(ports.map((number) => `http://localhost:${number}`));
  return {
    url: balancer.url,
    dataDir: first.dataDir,
    async stop() {
      await balancer.stop();
      await second.stop();
      await first.stop();
    },
  };
}

/** Starts the built app of a folder on a free port, with a data folder of its own. */
export async function startCreel(environment: Record<string, string>, app = ROOT): Promise<Creel> {
  const dataDir = await mkdtemp(join(tmpdir(), "creel-e2e-"));
  const creel = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: app,
    env: {
      ...bareEnvironment(),
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "trace",
      // A busy machine needs more than the usual two seconds for a connection.
      DATABASE_TIMEOUT: "60",
      // Every journey signs up a user, and all share this one address.
      LIMIT_REGISTER_PER_ADDRESS: "100000",
      LIMIT_SIGN_IN_PER_ADDRESS: "100000",
      CONTACT_TO: "operator@example.com",
      OPERATOR_NAME: 'Sørensen & "Sons" <Anglers>',
      OPERATOR_LOCATION: "Duluth, Minnesota",
      SUPPORT_EMAIL: "help@example.com",
      SOCIAL_LINKS: "Mastodon=https://social.example/@creel, Films=https://films.example/?a=b&c=d",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: unknown[] = [];
  creel.stdout.on("data", (chunk: unknown) => chunks.push(chunk));

  const hang = AbortSignal.timeout(TIMEOUT_MS);
  let url: string | undefined;
  while (!url) {
    if (creel.exitCode !== null || hang.aborted) throw new Error(`Creel did not start: ${chunks.join("")}`);
    await sleep(20);
    url = /Creel is ready at (\S+)/.exec(chunks.join(""))?.[1];
  }

  async function stop(): Promise<void> {
    creel.kill("SIGTERM");
    await once(creel, "exit");
    const secrets = chunks.join("").split("\n").flatMap(secretsLogged);
    const elsewhere = await readFile(join(dataDir, "postgres.location"), "utf8").catch(() => null);
    if (elsewhere) await rm(join(elsewhere.trim(), ".."), { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
    if (secrets.length > 0) throw new Error(`The log of the journeys has secrets: ${secrets.join(", ")}`);
  }
  return { url, dataDir, stop };
}

/**
 * Returns the secrets in a line that must have none. The welcome is not a log line, and mails that become files are
 * logged on purpose.
 */
function secretsLogged(line: string): string[] {
  const isExempt = !line.startsWith("{") || line.includes("SMTP_URL is not set");
  return isExempt ? [] : secretsIn(line);
}
