// npm run backup: everything this Creel has, in one file; also while it runs.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
process.exitCode = await runOnNode(["api/src/app/commands/backup-cli.ts", ...process.argv.slice(2)]);
