import {useEffect, useSyncExternalStore} from 'react';
import {createStore} from '~/core/create-store';
import {CART_PATH} from './cart-drawer';

/** Several buttons of a page, and pages in quick succession, share one answer. */
const FRESH_MS = 10_000;

const soldOut = createStore<ReadonlySet<string>>(new Set());
let askedAtMs = -FRESH_MS;

/** Returns whether a variant sold out since the page, which may come from a cache, was rendered. */
export function useIsSoldOut(variantId: string): boolean {
  useEffect(() => void refresh(), [variantId]);
  return useSyncExternalStore(
    soldOut.subscribe,
    () => soldOut.get().has(variantId),
    () => false,
  );
}

async function refresh(): Promise<void> {
  const nowMs = performance.now();
  if (nowMs - askedAtMs < FRESH_MS) return;
  askedAtMs = nowMs;
  try {
    const response = await fetch(`${CART_PATH}/sold-out`);
    if (response.ok) soldOut.set(new Set(await response.json<readonly string[]>()));
  } catch {
    // The buttons stay as rendered; Shopify's answer to an add says what is left.
  }
}
