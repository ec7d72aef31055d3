// Runs before each test file: sets how often property tests run, and their seed. A failure prints the seed and the path
// to it.
import { configureGlobal } from "fast-check";

import { inSuite } from "../../testing/src/nightly.ts";
import { SEED } from "../../testing/src/seed.ts";

configureGlobal({ numRuns: inSuite(300, 5000), seed: SEED });
