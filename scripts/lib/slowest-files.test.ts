import {describe, expect, it} from 'vitest';
import {fileDurations, slowestFiles} from './slowest-files.mjs';

describe('slowestFiles', () => {
  it('lists the slowest files of Vitest and of Playwright together, slowest first', () => {
    const vitest = {testResults: [{name: `${process.cwd()}/app/core/money.test.ts`, startTime: 1_000, endTime: 1_200}]};
    const playwright = {
      suites: [
        {
          file: 'cart.spec.ts',
          specs: [{tests: [{results: [{duration: 3_000}, {duration: 2_000}]}]}],
          suites: [{specs: [{tests: [{results: [{duration: 500}]}]}]}],
        },
      ],
    };
    expect(slowestFiles([...fileDurations(vitest), ...fileDurations(playwright)])).toEqual([
      '   5.5 s  tests/e2e/cart.spec.ts',
      '   0.2 s  app/core/money.test.ts',
    ]);
  });

  it('lists ten files at most', () => {
    const durations = Array.from({length: 12}, (_, index) => ({file: `${index}.test.ts`, durationMs: index}));
    expect(slowestFiles(durations)).toHaveLength(10);
  });
});
