// npm run admin -- COMMAND: what the person who runs a Creel can do from its folder.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
process.exitCode = await runOnNode(["api/src/app/commands/admin-cli.ts", ...process.argv.slice(2)]);
