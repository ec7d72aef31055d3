import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";

import { NetworkError } from "./api-error.ts";

/** From 0 to 1. */
export type OnProgress = (share: number) => void;

interface Upload {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FormData | Blob;
  signal?: AbortSignal | undefined;
  /** The longest time without progress, in milliseconds. A slow upload may take longer in total. */
  quietMs: number;
  onProgress?: OnProgress | undefined;
}

/**
 * Like fetch, with progress.
 *
 * @throws NetworkError if there is no answer; the reason of `signal` if it aborts
 */
export function upload({
  method,
  url,
  headers,
  body,
  signal,
  quietMs,
  onProgress,
}: Upload): Promise<Response> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.responseType = "blob";
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

  return new Promise<Response>((resolve, reject) => {
    const quiet = watchQuiet(quietMs, () => request.abort());
    const fail = () => {
      quiet.stop();
      reject(signal?.aborted ? signal.reason : new NetworkError());
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      quiet.stir();
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    request.upload.addEventListener("load", quiet.stir);
    request.addEventListener("progress", quiet.stir);
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("load", () => {
      quiet.stop();
      resolve(toResponse(request));
    });
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, response } = request;
  const mark = request.getResponseHeader(API_RESPONSE_HEADER);
  return new Response(response instanceof Blob && response.size > 0 ? response : null, {
    status,
    headers: mark === null ? {} : { [API_RESPONSE_HEADER]: mark },
  });
}

/** Calls `onQuiet` after `ms` without progress. */
function watchQuiet(ms: number, onQuiet: () => void): { stir: () => void; stop: () => void } {
  let timer = setTimeout(onQuiet, ms);
  const stop = () => clearTimeout(timer);
  const stir = () => {
    stop();
    timer = setTimeout(onQuiet, ms);
  };
  return { stir, stop };
}
