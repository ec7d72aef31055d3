import { answerRequests } from "../workers/answer-requests.ts";
import { tagsIn } from "./tags-in.ts";

answerRequests(tagsIn);
