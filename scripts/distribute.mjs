// npm run distribute: spreads the tables of a Creel over the nodes of Citus (docs/scale-out.md).
import { prepare, runOnNode } from "./setup/prepare.mjs";

await prepare();
process.exitCode = await runOnNode(["api/src/app/commands/distribute-cli.ts", ...process.argv.slice(2)]);
