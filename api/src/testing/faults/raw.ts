import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection that can send any bytes. */
export async function openRaw(url: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.on("error", () => {});
  return socket;
}

interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  status: number;
  body: string;
}

/** Longer than the server waits for any body. */
const TIMEOUT_MS = 180_000;

/** Sends these bytes and reads the first answer. */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const socket = await openRaw(url);
  let text = "";
  const answer = new Promise<RawAnswer>((resolve) => {
    const finish = () => {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      resolve({ status: Number(head.slice(9, 12)), body });
      socket.destroy();
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      const [, body] = text.split("\r\n\r\n");
      if (body !== undefined && body.length >= length) finish();
    });
    socket.on("close", finish).setTimeout(TIMEOUT_MS, finish);
  });
  socket.write(bytes);
  return answer;
}

/** Builds the bytes of an HTTP request. */
export function request(head: string[], body: string | Uint8Array = ""): Uint8Array {
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), Buffer.from(body)]);
}
