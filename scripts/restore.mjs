// npm run restore -- FILE: replaces the current data with a backup that npm run backup wrote.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
process.exitCode = await runOnNode(["api/src/app/commands/restore-cli.ts", ...process.argv.slice(2)]);
