import {Worker} from 'node:worker_threads';
import type {Browser} from '@playwright/test';
import {pageFunctions} from 'lighthouse/core/lib/page-functions.js';

/**
 * Measures the speed of this machine with Lighthouse's benchmark, while another core is busy as it is during a visit:
 * beside an idle core, a core is faster than any page meets it.
 * @returns Lighthouse's `BenchmarkIndex`
 */
export async function measureSpeed(browser: Browser): Promise<number> {
  const neighbor = new Worker('for (;;);', {eval: true});
  const page = await browser.newPage();
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await page.close();
    await neighbor.terminate();
  }
}
