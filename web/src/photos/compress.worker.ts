// A worker, so that the form responds while a photo is decoded.
import { answerRequests } from "../device/answer-requests.ts";
import { drawSmaller } from "./draw-photo.ts";

answerRequests(drawSmaller);
