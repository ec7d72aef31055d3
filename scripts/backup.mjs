// npm run backup: writes everything that this Creel has into one file. Works while it runs.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
process.exitCode = await runOnNode(["api/src/app/commands/backup-cli.ts", ...process.argv.slice(2)]);
