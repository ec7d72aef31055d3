import type { Socket } from "node:net";

import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";
import type { ErrorCode } from "@creel/domain/errors/error-body";
import type { ConnectionError } from "fastify";

import { errorBodyOf } from "../errors/errors.ts";

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "too_slow",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const body = errorBodyOf(CODES[error.code] ?? "malformed_request");
  const json = JSON.stringify(body);
  const head = [
    // Clients ignore the reason phrase.
    `HTTP/1.1 ${body.statusCode} Refused`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(json)}`,
    "X-Content-Type-Options: nosniff",
    "Cache-Control: no-store",
    `${API_RESPONSE_HEADER}: 1`,
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${json}`);
  socket.destroySoon();
}
