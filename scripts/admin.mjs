// npm run admin -- COMMAND: runs a command of the person who operates a Creel, from its folder.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
process.exitCode = await runOnNode(["api/src/app/commands/admin-cli.ts", ...process.argv.slice(2)]);
