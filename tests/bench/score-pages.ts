import {startHttp2Stack} from './http2-stack';
import {scorePage} from './lighthouse';
import {report} from './report';

/** The public pages that search engines may list. */
const LISTED = [
  '/',
  '/products',
  '/product/palak-paneer',
  '/product/ultimate-desi-sampler',
  '/collections/bundles',
  '/recipes',
  '/tiffin',
  '/recipes/palak-paneer',
  '/about',
  '/contact',
  '/faqs',
  '/shipping-returns',
  '/privacy-policy',
  '/terms-of-service',
  '/pages/landing-page',
];
const UNLISTED = ['/cart'];
const MIN_PERFORMANCE = 99;
const MOST_LARGEST_PAINT_MS = 1_800;

/**
 * Reports the Lighthouse scores of every public page on a phone, and its layout shift. Nothing else should run meanwhile: a
 * visit already shares the cores with browser, shop and worker.
 */
export async function scorePages(): Promise<void> {
  const {origin, close} = await startHttp2Stack();
  try {
    for (const page of [...LISTED, ...UNLISTED]) await reportScores(origin, page);
  } finally {
    await close();
  }
}

async function reportScores(origin: string, page: string): Promise<void> {
  const {performance, performanceByCpuTime, accessibility, bestPractices, seo, ...facts} = await scorePage(
    origin + page,
    UNLISTED.includes(page),
  );
  const {layoutShift, largestPaintMs, slowdowns, faults} = facts;
  const rest = [accessibility, bestPractices, seo];
  report(
    `${page}: Lighthouse performance on a phone`,
    `${performance} (${performanceByCpuTime} by CPU time; processor slowed down ${slowdowns.map((times) => times.toFixed(1)).join(' to ')} times)`,
    performance >= MIN_PERFORMANCE,
  );
  report(
    `${page}: largest contentful paint on a phone`,
    `${largestPaintMs.toFixed(0)} ms`,
    largestPaintMs <= MOST_LARGEST_PAINT_MS,
  );
  report(
    `${page}: Lighthouse accessibility, best practices, search engines`,
    `${rest.join(', ')} ${faults.join('; ')}`,
    rest.every((score) => score === 100),
  );
  report(`${page}: layout shift`, layoutShift.toFixed(4), layoutShift === 0);
}
