import { answerRequests } from "../device/answer-requests.ts";
import { tagsIn } from "./tags-in.ts";

answerRequests(tagsIn);
