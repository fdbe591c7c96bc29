import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';

const POLL_MS = 2_000;

/** Loads the page again every two seconds, while Shopify processes a picture. */
export function useReloadWhile(isProcessing: boolean): void {
  const {revalidate, state} = useRevalidator();
  useEffect(() => {
    if (!isProcessing || state !== 'idle') return;
    const timer = setTimeout(revalidate, POLL_MS);
    return () => clearTimeout(timer);
  }, [isProcessing, revalidate, state]);
}
