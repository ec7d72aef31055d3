import { answerRequests } from "../../photos/workers/answer-requests.ts";
import { answerClusterRequest } from "./cluster-sets.ts";

answerRequests(answerClusterRequest);
