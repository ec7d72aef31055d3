import { answerRequests } from "../../device/answer-requests.ts";
import { newImportWork } from "./import-work.ts";

answerRequests(newImportWork());
