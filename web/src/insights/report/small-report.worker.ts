import { answerRequests } from "../../device/answer-requests.ts";
import type { AskedSmallReport } from "./ask-small-report.ts";
import { makeSmallReport } from "./make-small-report.ts";

answerRequests(({ name, request }: AskedSmallReport) => makeSmallReport(name, request));
