import { codeOf, reasonOf } from "../errors/reason-of.ts";
import type { Settings } from "./settings.ts";

export function throwListenError({ host, port }: Settings): (cause: unknown) => never {
  return (cause) => {
    const describe = SENTENCES.get(codeOf(cause)) ?? notThere;
    throw new Error(describe(reasonOf(cause), { host, port }), { cause });
  };
}

type Describe = (reason: string, where: Pick<Settings, "host" | "port">) => string;

const notThere: Describe = (reason, { host }) => `HOST=${host} is not an address of this machine: ${reason}`;

const SENTENCES = new Map<unknown, Describe>([
  ["EADDRINUSE", (reason) => `${reason}. Another program uses this port: set PORT to a free one.`],
  ["EACCES", (reason, { port }) => `PORT=${port} needs more permissions than this process has: ${reason}`],
]);
