import {afterAll, vi} from 'vitest';

// The test files of a project share a process, which costs a fraction of a process per file. Each file loads the project's
// modules again, and leaves the clock, globals and methods as it found them.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
