// npm run bench:renditions: sends a photo through the API, compared with bare sharp, which makes the same two files of
// it.
import { makeRenditions } from "@creel/api/photos/renditions";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";

import { median } from "../results.ts";
import { startBenchApp } from "./bench-app.ts";
import { type EmptyServer, withEmptyServer } from "./embedded-server.ts";

const ROUNDS = 9;

const SAMPLES = [
  { name: "5 megapixels, as the web app sends it", width: 1920, height: 2560 },
  { name: "12 megapixels", width: 4032, height: 3024 },
  { name: "48 megapixels", width: 8064, height: 6048 },
];

await withEmptyServer(measure);

async function measure(server: EmptyServer): Promise<void> {
  const { app, accessToken, stop } = await startBenchApp(server);
  for (const { name, ...size } of SAMPLES) await compare(name, await sample(size), { app, accessToken });
  await stop();
}

interface Api {
  app: FastifyInstance;
  accessToken: string;
}

/** Measures all three alternately, so that the machine's load affects them equally. */
async function compare(name: string, file: Buffer, api: Api): Promise<void> {
  const rounds: { bare: number; renditions: number; request: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const timed = {
      bare: await time(() => makeBarely(file)),
      renditions: await time(() => makeRenditions(file)),
      request: await time(() => logWithPhoto(file, api)),
    };
    // The first round warms up.
    if (round > 0) rounds.push(timed);
  }
  const bare = median(rounds.map((round) => round.bare));
  const renditions = median(rounds.map((round) => round.renditions / round.bare));
  const request = median(rounds.map((round) => round.request / round.bare));
  process.stdout.write(
    `${name} (${(file.length / 1e6).toFixed(1)} MB): bare sharp ${bare.toFixed(0)} ms, ` +
      `renditions ${renditions.toFixed(2)} of it, the whole request ${request.toFixed(2)} of it\n`,
  );
}

/** The baseline: the same formats and sizes, each decoded from the file. */
async function makeBarely(file: Buffer): Promise<void> {
  const fit = { fit: "inside", withoutEnlargement: true } as const;
  await Promise.all([
    sharp(file).autoOrient().resize(1920, 1920, fit).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    sharp(file).autoOrient().resize(400, 400, fit).webp({ quality: 75 }).toBuffer(),
  ]);
}

async function logWithPhoto(file: Buffer, { app, accessToken }: Api): Promise<void> {
  const form = new FormData();
  const fields = { species: "Walleye", date: "2026-11-20", latitude: "47.8", longitude: "-92.2" };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("photo", new Blob([new Uint8Array(file)]), "photo.jpg");
  const headers = { authorization: `Bearer ${accessToken}` };
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/api/catches",
    headers,
    payload: form,
  });
  if (statusCode !== 201) throw new Error(body);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Returns slightly blurred noise, which compresses about as well as a real photo. */
async function sample({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
  return sharp({ create: { width, height, channels: 3, background: "gray", noise } })
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
}
