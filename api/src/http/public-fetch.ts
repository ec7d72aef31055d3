import { lookup as lookUpAddresses } from "node:dns";
import { type IncomingMessage, request as requestOverHttp, type RequestOptions } from "node:http";
import { request as requestOverHttps } from "node:https";
import type { LookupFunction } from "node:net";

import ipaddr from "ipaddr.js";

import { isMetadataAddress, isPublicAddress } from "./public-address.ts";

/** A request to an address that this server may not reach on behalf of others. Nothing was sent. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/** The answer was longer than the caller allows. The rest was not read. */
export class AnswerTooLongError extends Error {
  override readonly name = "AnswerTooLongError";
  readonly status: number;

  constructor(status: number) {
    super("The answer is too long");
    this.status = status;
  }
}

export interface PublicFetchOptions {
  /** Allows loopback and private networks, to all hosts or to some. Metadata services are refused in any case. */
  isPrivateAllowed: boolean | ((hostname: string) => boolean);
  /** For everything: name, connection and the whole answer. */
  timeoutMs: number;
  /** The most bytes of the answer's body. */
  maxBytes: number;
  /** Resolves names; only for tests. */
  lookup?: typeof lookUpAddresses;
}

type AddressRule = Pick<PublicFetchOptions, "isPrivateAllowed" | "lookup">;

interface Outgoing {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const REQUESTS: Record<string, typeof requestOverHttp> = {
  "http:": requestOverHttp,
  "https:": requestOverHttps,
};
const MAX_REDIRECTS = 3;
const NULL_BODY_STATUSES = new Set([204, 205, 304]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** These keep the method and the body of the request. */
const EXACT_REDIRECTS = new Set([307, 308]);
/** Sent to the first origin only. */
const CREDENTIALS = new Set(["authorization", "cookie", "proxy-authorization"]);

/**
 * Sends a request to an address that a user or another service named, and reads the whole answer. It connects to the
 * very address that it checked, so a name that changes its address between check and request gains nothing.
 *
 * A redirect is returned as it is, as with `redirect: "manual"`. With `redirect: "follow"`, up to 3 redirects are
 * followed, each checked like the first address; not followed is one from https to http, and a 301, 302 or 303 to a
 * request with a body.
 *
 * @throws PrivateAddressError for an address that is not public, also after a redirect
 * @throws AnswerTooLongError
 * @throws TypeError for a URL that is not http(s) or contains a password
 * @throws DOMException named TimeoutError; Error of node:http if nothing answers
 */
export async function publicFetch(
  address: string | URL,
  init: RequestInit,
  options: PublicFetchOptions,
): Promise<Response> {
  const request = new Request(address, init);
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  let outgoing: Outgoing = {
    url: new URL(request.url),
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.body ? Buffer.from(await request.arrayBuffer()) : null,
  };
  for (let redirects = 0; ; redirects += 1) {
    const response = await sendOnce(outgoing, signal, options);
    const next = init.redirect === "follow" ? afterRedirect(outgoing, response) : null;
    if (!next) return response;
    if (redirects === MAX_REDIRECTS) throw new TypeError("Too many redirects");
    outgoing = next;
  }
}

/**
 * Refuses a URL whose address is not public, so that a user learns of it before anything is sent. A name that cannot
 * be resolved now is accepted.
 * @throws PrivateAddressError
 */
export async function requirePublic(address: string, rule: AddressRule): Promise<void> {
  const hostname = hostnameOf(new URL(address));
  if (ipaddr.isValid(hostname)) return requireAllowed(hostname, rule);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  checkedLookup(rule)(hostname, { all: true }, (error) => {
    if (error instanceof PrivateAddressError) reject(error);
    else resolve();
  });
  return promise;
}

/** @returns the request that a redirect asks for; `null` if it is none, or one that is not followed */
function afterRedirect(sent: Outgoing, response: Response): Outgoing | null {
  const location = response.headers.get("location");
  if (!location || !REDIRECTS.has(response.status) || !URL.canParse(location, sent.url.href)) return null;
  if (sent.body && !EXACT_REDIRECTS.has(response.status)) return null;
  const url = new URL(location, sent.url);
  if (sent.url.protocol === "https:" && url.protocol !== "https:") return null;
  const isSameOrigin = url.origin === sent.url.origin;
  const headers = Object.entries(sent.headers).filter(([name]) => isSameOrigin || !CREDENTIALS.has(name));
  return { ...sent, url, headers: Object.fromEntries(headers) };
}

function sendOnce(outgoing: Outgoing, signal: AbortSignal, options: PublicFetchOptions): Promise<Response> {
  const { url, method, headers, body } = outgoing;
  const requestOver = REQUESTS[url.protocol];
  if (!requestOver) throw new TypeError("Only http and https can be requested");
  const hostname = hostnameOf(url);
  // A host that is an address is connected to without a look-up, so it is checked here.
  if (ipaddr.isValid(hostname)) requireAllowed(hostname, options);
  const requestOptions: RequestOptions = {
    method,
    hostname,
    port: url.port,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host },
    // A shared agent could reuse a connection that was opened without the check.
    agent: false,
    lookup: checkedLookup(options),
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = requestOver(requestOptions, (answer) => {
      readWhole(answer, options.maxBytes).then(resolve, reject);
    });
    request.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    request.end(body);
  });
}

async function readWhole(answer: IncomingMessage, maxBytes: number): Promise<Response> {
  const status = answer.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new AnswerTooLongError(status);
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return new Response(NULL_BODY_STATUSES.has(status) ? null : Buffer.concat(chunks), { status, headers });
}

/** Checks a host that is an address. */
function requireAllowed(address: string, rule: AddressRule): void {
  if (!isAllowed(address, address, rule)) throw refusal();
}

/** An IPv6 address is without its brackets. */
function hostnameOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

function checkedLookup(rule: AddressRule): LookupFunction {
  const { lookup = lookUpAddresses } = rule;
  return (hostname, { all, family, hints }, callback) => {
    lookup(hostname, { all: true, family, hints }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error("The name has no address"), "");
      else if (addresses.some(({ address }) => !isAllowed(address, hostname, rule))) callback(refusal(), "");
      else callback(null, all ? addresses : first.address, first.family);
    });
  };
}

function isAllowed(address: string, hostname: string, { isPrivateAllowed }: AddressRule): boolean {
  const mayBePrivate = typeof isPrivateAllowed === "function" ? isPrivateAllowed(hostname) : isPrivateAllowed;
  return mayBePrivate ? !isMetadataAddress(address) : isPublicAddress(address);
}

/** The message does not contain the address, which would tell a user what a name means in the server's network. */
function refusal(): PrivateAddressError {
  return new PrivateAddressError("The address is not public");
}
