import { answerRequests } from "../../device/answer-requests.ts";
// A worker, so that the page responds while hundreds of photos are decoded.
import { drawThumbnail } from "../compress/draw-photo.ts";
import { THUMBNAIL_SIDE } from "./thumbnail-side.ts";

answerRequests((file: Blob) => drawThumbnail(file, THUMBNAIL_SIDE));
