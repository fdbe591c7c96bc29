import {it} from 'vitest';

/**
 * Defines a drill of docs/runbook.md and prints how long it took. Starting the services does not count.
 * @param name the heading in the runbook
 */
export function drill(name: string, run: () => Promise<void>): void {
  it(`drill: ${name}`, {timeout: 240_000}, async () => {
    const startMs = Date.now();
    await run();
    console.log(`${name}: ${((Date.now() - startMs) / 1_000).toFixed(1)} s`);
  });
}
