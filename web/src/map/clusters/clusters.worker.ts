import type { WorkerMessage } from "../../photos/workers/worker-client.ts";
import { answerClusterRequest, type ClusterAnswer, type ClusterRequest } from "./cluster-sets.ts";

addEventListener("message", ({ data }: MessageEvent<ClusterRequest>) => {
  try {
    reply({ result: answerClusterRequest(data) });
  } catch (error) {
    reply({ failure: String(error) });
  }
});

function reply(message: WorkerMessage<ClusterAnswer>): void {
  postMessage(message);
}
