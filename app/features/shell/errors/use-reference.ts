import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useRequestFacts} from '~/ui/request-facts';

const MARK = 'data-reference';

// Read before React takes the page over: the reference is known to the server alone, and both must render the same.
const served =
  typeof document === 'undefined'
    ? null
    : {
        reference: document.querySelector(`[${MARK}]`)?.getAttribute(MARK) ?? null,
        key: (history.state as {key?: string} | null)?.key ?? 'default',
      };

/**
 * Finds the reference under which an error stands in a log.
 * @param error what was thrown
 * @param thrown the reference that came with it
 * @returns that; what the server knew when it rendered this page; for a fault that only this browser has seen, one that
 *   its console names
 */
export function useReference(error: unknown, thrown: string | null): string {
  const {key} = useLocation();
  const {reference} = useRequestFacts();
  const [own] = useState(newReference);
  const known = thrown ?? reference ?? (served?.key === key ? served.reference : null);
  useEffect(() => {
    if (known === null) console.error(`[${own}]`, error);
  }, [known, own, error]);
  return known ?? own;
}

/** As long as the server's, and made in a way that pages without TLS know, too. */
function newReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0');
}
