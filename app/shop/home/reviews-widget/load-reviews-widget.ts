import type {ReviewsWidgetSource} from './reviews-widget-source';
import {waitUntil} from './wait-until';

const PERIOD_MS = 500;
const TIMEOUT_MS = 10_000;

/**
 * Loads the script of the reviews service, which fills the element.
 * @returns whether there was something in it in time; a failure is logged and removes the script
 */
export async function loadReviewsWidget(
  element: HTMLElement,
  {scriptUrl}: ReviewsWidgetSource,
  signal: AbortSignal,
): Promise<boolean> {
  const script = document.createElement('script');
  const loading = new AbortController();
  script.src = scriptUrl;
  script.referrerPolicy = 'strict-origin';
  let isRefused = false;
  script.addEventListener('error', () => {
    isRefused = true;
    loading.abort();
  });
  signal.addEventListener('abort', () => loading.abort());
  document.head.append(script);
  const isShown = await waitUntil(() => element.childElementCount > 0, {
    periodMs: PERIOD_MS,
    timeoutMs: TIMEOUT_MS,
    signal: loading.signal,
  });
  if (isShown) return true;
  script.remove();
  if (!signal.aborted)
    console.warn(
      isRefused
        ? 'The reviews service refused its script: check REVIEWS_COMPANY_ID and REVIEWS_SCRIPT_URL'
        : `The reviews service showed nothing within ${TIMEOUT_MS / 1_000} seconds`,
    );
  return false;
}
