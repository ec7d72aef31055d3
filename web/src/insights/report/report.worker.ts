import { answerRequests } from "../../device/answer-requests.ts";
import type { AskedReport } from "./ask-report.ts";
import { makeReport } from "./make-report.ts";

answerRequests(({ name, request }: AskedReport) => makeReport(name, request));
