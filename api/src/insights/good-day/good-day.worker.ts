import { parentPort, workerData } from "node:worker_threads";

import { nextBestDay } from "@creel/domain/insights/similar-days/next-best-day";

import type { LookedFor } from "./look-for-good-day.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only lookForGoodDay starts it
const { outings, forecast, place, now } = workerData as LookedFor;
parentPort?.postMessage({ best: nextBestDay(outings, forecast, { place, now }) });
