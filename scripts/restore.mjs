// npm run restore -- FILE: puts what npm run backup wrote in the place of what is here.
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
process.exitCode = await runOnNode(["api/src/app/commands/restore-cli.ts", ...process.argv.slice(2)]);
