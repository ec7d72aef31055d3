import { answerRequests } from "../device/answer-requests.ts";
// A worker, so that the page responds while hundreds of photos are decoded.
import { drawThumbnail, THUMBNAIL_SIDE } from "./draw-photo.ts";

answerRequests((file: Blob) => drawThumbnail(file, THUMBNAIL_SIDE));
