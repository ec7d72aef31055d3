import { channel, subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

/** Where Node says that it sends a request: the first is `fetch`, the second `node:http` and `node:https`. */
const OF_FETCH = "undici:request:create";
const OF_HTTP = "http.client.request.start";

interface OfFetch {
  request: { origin?: string | URL };
}

/** Connections that are no requests, such as those to a mail server. */
const others = channel("creel:outgoing");

/** Hosts that another host named, each with the first one: a sign-in provider has several. */
const firsts = new Map<string, string>();

/** Counts a connection that is no HTTP request. */
export function countConnection(host: string): void {
  others.publish({ host });
}

/** From now on, requests to a host that another host named count for the other one. */
export function countAs(host: string, first: string): void {
  if (host !== first) firsts.set(host, first);
}

export interface OutgoingCount {
  requests: number;
  lastAt: Date;
}

export interface OutgoingCounter {
  /** Returns the counts since the last call, by host. */
  take(): Map<string, OutgoingCount>;
  stop(): void;
}

/** Counts every request that this process sends, whatever sends it, so that none is missing. */
export function openOutgoingCounter(): OutgoingCounter {
  let counts = new Map<string, OutgoingCount>();
  const count = (host: string | null) => {
    if (host === null) return;
    const counted = firsts.get(host) ?? host;
    counts.set(counted, { requests: (counts.get(counted)?.requests ?? 0) + 1, lastAt: new Date() });
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node documents these messages
  const onFetch = (message: unknown) => count(hostOf((message as OfFetch).request.origin));
  const onHttp = (message: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const { request } = message as { request: ClientRequest };
    count(String(request.getHeader("host") ?? request.host));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published above
  const onOther = (message: unknown) => count((message as { host: string }).host);
  const listeners = [
    [OF_FETCH, onFetch],
    [OF_HTTP, onHttp],
    [others.name, onOther],
  ] as const;
  for (const [name, listener] of listeners) subscribe(name, listener);
  return {
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    stop() {
      for (const [name, listener] of listeners) unsubscribe(name, listener);
    },
  };
}

function hostOf(origin: string | URL | undefined): string | null {
  const address = String(origin ?? "");
  return URL.canParse(address) ? new URL(address).host : null;
}
