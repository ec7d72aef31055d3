// Runs before each test file that shares its process: no module, global or clock stays from the file before.
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
