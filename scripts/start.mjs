// npm start: installs what is missing, builds what is stale, and runs Creel.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
// Two arenas are enough: with more, glibc keeps the memory of decoded photos for each thread.
process.env["MALLOC_ARENA_MAX"] ??= "2";
const built = await runOnNode(["scripts/build.mjs"]);
process.exitCode = built === 0 ? await runOnNode(["api/src/main.ts"]) : built;
