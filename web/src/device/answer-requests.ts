import type { Work, WorkerMessage } from "./worker-client.ts";

/** The worker's side of `workerClient`: each request is answered by what `work` makes of it, or by why it failed. */
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
