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
const MIN_PERFORMANCE = 97;

/** Reports the Lighthouse scores of every public page on a phone, and its layout shift. */
export async function scorePages(origin: string): Promise<void> {
  for (const page of [...LISTED, ...UNLISTED]) {
    const {performance, layoutShift, faults, ...others} = await scorePage(origin + page, UNLISTED.includes(page));
    const rest = Object.values(others);
    report(`${page}: Lighthouse performance on a phone`, String(performance), performance >= MIN_PERFORMANCE);
    report(
      `${page}: Lighthouse accessibility, best practices, search engines`,
      `${rest.join(', ')} ${faults.join('; ')}`,
      rest.every((score) => score === 100),
    );
    report(`${page}: layout shift`, layoutShift.toFixed(4), layoutShift === 0);
  }
}
