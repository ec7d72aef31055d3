import { answerRequests } from "../../photos/workers/answer-requests.ts";
import { newImportWork } from "./import-work.ts";

answerRequests(newImportWork());
