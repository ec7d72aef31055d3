// Before each file of tests that shares its process with others: no module, global or clock is as the last one left it.
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
