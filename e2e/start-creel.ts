import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { environmentOf, startFakeServices, stopFakeServices } from "../api/src/testing/fake-services.ts";
import { secretsIn } from "../api/src/testing/log-secrets.ts";

const ROOT = join(import.meta.dirname, "..");
const PATIENCE_MS = 30_000;

export interface Creel {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** One Creel for all journeys, with the built-in map and weather services that are made up. */
export default async function startForAll(): Promise<() => Promise<void>> {
  const services = await startFakeServices();
  const { url, dataDir, stop } = await startCreel({
    MAP_STYLE_URL: "embedded",
    ...environmentOf(services),
  });
  process.env["CREEL_URL"] = url;
  process.env["CREEL_DATA_DIR"] = dataDir;
  return async () => {
    await stop();
    await stopFakeServices(services);
  };
}

/** The built app, in a folder of its own, on a free port. */
export async function startCreel(environment: Record<string, string>): Promise<Creel> {
  const dataDir = await mkdtemp(join(tmpdir(), "creel-e2e-"));
  const creel = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "trace",
      // Every journey signs somebody up, all from this one address.
      LIMIT_REGISTER_PER_ADDRESS: "100000",
      LIMIT_SIGN_IN_PER_ADDRESS: "100000",
      CONTACT_TO: "operator@example.com",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: unknown[] = [];
  creel.stdout.on("data", (chunk: unknown) => chunks.push(chunk));

  const deadline = Date.now() + PATIENCE_MS;
  let url: string | undefined;
  while (!url) {
    const isTooLate = creel.exitCode !== null || Date.now() > deadline;
    if (isTooLate) throw new Error(`Creel did not start: ${chunks.join("")}`);
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

/** What does not belong into a line of the log. The welcome is no line of it, and mails that are files are told of. */
function secretsLogged(line: string): string[] {
  const isTold = !line.startsWith("{") || line.includes("there is no SMTP_URL");
  return isTold ? [] : secretsIn(line);
}
