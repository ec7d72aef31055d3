// Runs before each test file that shares its process, so that no module, global or clock of the previous file is left.
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
