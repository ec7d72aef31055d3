// Loaded into the server before anything else, with `node --import`.
import { NOW, stopClock } from "./fixed-clock.ts";

stopClock(NOW);
