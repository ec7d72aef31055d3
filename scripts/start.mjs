// npm start: installs what is missing, builds what is stale, and runs Creel.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
// With more, glibc keeps what photos were decoded in, for each thread that ever did.
process.env["MALLOC_ARENA_MAX"] ??= "2";
const built = await runOnNode(["scripts/build.mjs"]);
process.exitCode = built === 0 ? await runOnNode(["api/src/main.ts"]) : built;
