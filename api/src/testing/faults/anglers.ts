import { setTimeout as sleep } from "node:timers/promises";

import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import { phonePhoto } from "../fixtures/fixture-photos.ts";
import { aCatch } from "../fixtures/given.ts";

const tokensSchema = z.object({ accessToken: z.string() });
const PASSWORD = "a long enough one";
/** The pause before a request without an answer is repeated. */
const PAUSE_MS = 20;

/** Raises every limit, because all load comes from one address. */
export const NO_LIMITS = Object.fromEntries(
  [
    "SIGN_IN_PER_ACCOUNT",
    "SIGN_IN_PER_ADDRESS",
    "REGISTER_PER_ADDRESS",
    "PHOTOS_PER_USER",
    "FORGOT_PER_ACCOUNT",
    "FORGOT_PER_ADDRESS",
  ].map((name) => [`LIMIT_${name}`, "1000000"]),
);

/** An account on a running Creel. */
export interface Angler {
  email: string;
  token: string;
}

export async function signUp(url: string): Promise<Angler> {
  const email = `${uuidv7()}@example.com`;
  const person = { firstName: "Ana", lastName: "Angler", email, password: PASSWORD };
  return { email, token: (await post(`${url}/api/auth/register`, person)).accessToken };
}

export async function signIn(url: string, { email }: Angler): Promise<Angler> {
  return { email, token: (await post(`${url}/api/auth/login`, { email, password: PASSWORD })).accessToken };
}

async function post(address: string, body: object): Promise<{ accessToken: string }> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return tokensSchema.parse(await response.json());
}

export const bearer = ({ token }: Angler) => ({ authorization: `Bearer ${token}` });

/** A catch and its photo, with ids that the client made. The notes of the catch contain the id of the photo. */
export interface Promised {
  id: string;
  photoId: string;
}

export async function sendWithPhoto(
  url: string,
  angler: Angler,
  { id, photoId, photo, signal }: Promised & { photo: Uint8Array<ArrayBuffer>; signal?: AbortSignal },
): Promise<Response> {
  const form = new FormData();
  const fields = { ...aCatch(), id, photoIds: photoId, notes: photoId, fill_conditions: "false" };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("photo", new Blob([photo], { type: "image/jpeg" }), "photo.jpg");
  return fetch(`${url}/api/catches`, {
    method: "POST",
    headers: bearer(angler),
    body: form,
    ...(signal && { signal }),
  });
}

export interface Writers {
  /** Catches that were answered with 201 and must never be lost. */
  acknowledged: Promised[];
  /** The number of answers per status; 0 stands for no answer. */
  statuses: Map<number, number>;
  stop(): Promise<void>;
}

/** Logs catches with photos as fast as the server accepts them, several at a time, until `stop` is called. */
export async function startWriters(url: string, angler: Angler, count = 4): Promise<Writers> {
  const photo = new Uint8Array(await phonePhoto());
  const acknowledged: Promised[] = [];
  const statuses = new Map<number, number>();
  const state = { isStopped: false };
  async function write(): Promise<void> {
    while (!state.isStopped) {
      const promised = { id: uuidv7(), photoId: uuidv7() };
      const status = await tryToSend({ ...promised, photo });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) acknowledged.push(promised);
      else await sleep(PAUSE_MS);
    }
  }
  async function tryToSend(sent: Promised & { photo: Uint8Array<ArrayBuffer> }): Promise<number> {
    try {
      const response = await sendWithPhoto(url, angler, sent);
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
  const writing = Promise.all(Array.from({ length: count }, write));
  return {
    acknowledged,
    statuses,
    stop: async () => {
      state.isStopped = true;
      await writing;
    },
  };
}
