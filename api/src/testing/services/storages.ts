import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startFauxqs } from "fauxqs";
import { onTestFinished } from "vitest";

import type { StorageSettings } from "../../storage/storage-settings.ts";
import { openStorage, type Storage } from "../../storage/storage.ts";

const BUCKET = "creel";

/** Starts an S3 server for the rest of this test. */
export async function startBucket() {
  const server = await startFauxqs({ port: 0, logger: false });
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await server.stop();
    isRunning = false;
  };
  onTestFinished(stop);
  server.createBucket(BUCKET);
  const settings: StorageSettings = {
    kind: "s3",
    bucket: BUCKET,
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${server.port}`,
    credentials: { accessKeyId: "test", secretAccessKey: "test" },
    isPathStyle: true,
  };
  return { settings, stop };
}

/** Creates an empty storage for the rest of this test. */
export async function emptyStorage(kind: StorageSettings["kind"]): Promise<Storage> {
  if (kind === "disk") {
    const folder = await mkdtemp(join(tmpdir(), "creel-files-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return openStorage({ kind, folder });
  }
  const { settings } = await startBucket();
  const storage = await openStorage(settings);
  onTestFinished(() => storage.close());
  return storage;
}

/** Returns every stored key, sorted. */
export async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of storage.list()) keys.push(...page);
  return keys.toSorted();
}
