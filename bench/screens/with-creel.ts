import startForAll from "../../e2e/setup/start-creel.ts";

/** Builds the app and runs it as the journeys do, with made-up weather services, for as long as `use` takes. */
export async function withCreel(use: (url: string) => Promise<void>): Promise<void> {
  await import("../../scripts/build.mjs");
  const stop = await startForAll();
  try {
    await use(process.env["CREEL_URL"] ?? "");
  } finally {
    await stop();
  }
}
