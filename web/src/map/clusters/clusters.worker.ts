import { answerRequests } from "../../device/answer-requests.ts";
import { answerClusterRequest } from "./cluster-sets.ts";

answerRequests(answerClusterRequest);
