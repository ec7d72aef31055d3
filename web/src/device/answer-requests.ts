import type { Work, WorkerMessage } from "./worker-client.ts";

/**
 * The worker's side of `workerClient`. Answers each request with the result of `work`, or with the reason for its
 * failure.
 */
export function answerRequests<Request, Result>(work: Work<Request, Result>): void {
  const reply = (message: WorkerMessage<Result>) => postMessage(message);
  async function answer(request: Request): Promise<void> {
    try {
      reply({ result: await work(request, (percent) => reply({ percent })) });
    } catch (error) {
      reply({ failure: String(error) });
    }
  }
  reply({ isLoaded: true });
  addEventListener("message", ({ data }: MessageEvent<Request>) => {
    void answer(data);
  });
}
