import { type ChildProcess, spawn } from "node:child_process";

import type { Account } from "./account.ts";

interface Program {
  program: string;
  account: Account | null;
  output?: number | "pipe";
}

/** In a process group of its own, so that Ctrl-C in the terminal reaches the app alone, which then stops it. */
export function run({ program, account, output = "pipe" }: Program, args: string[]): ChildProcess {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return spawn(program, args, { ...identity, stdio: ["ignore", output, output], detached: true, cwd: "/" });
}
