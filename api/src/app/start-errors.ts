import { codeOf, reasonOf } from "../errors/reason-of.ts";
import type { Settings } from "./settings.ts";

/** Rethrows why nobody can listen there, by the name of the setting. */
export function sayWhereNot({ host, port }: Settings): (cause: unknown) => never {
  return (cause) => {
    const say = SENTENCES.get(codeOf(cause)) ?? notThere;
    throw new Error(say(reasonOf(cause), { host, port }), { cause });
  };
}

type Say = (reason: string, where: Pick<Settings, "host" | "port">) => string;

const notThere: Say = (reason, { host }) => `HOST=${host} is no address of this machine: ${reason}`;

const SENTENCES = new Map<unknown, Say>([
  ["EADDRINUSE", (reason) => `${reason}. Another program listens there: set PORT to a free one.`],
  ["EACCES", (reason, { port }) => `PORT=${port} needs more rights than this process has: ${reason}`],
]);
