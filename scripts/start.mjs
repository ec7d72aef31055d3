// npm start: installs what is missing, builds what is stale, and runs Creel.
import { prepare, runOnNode } from "./prepare.mjs";

await prepare();
const built = await runOnNode(["scripts/build.mjs"]);
process.exitCode = built === 0 ? await runOnNode(["api/src/main.ts"]) : built;
