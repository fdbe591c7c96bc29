import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useRequestFacts} from '~/ui/request-facts';

const ATTRIBUTE = 'data-reference';

// Read before hydration: only the server knows the reference, and the first client render must match its markup.
const served =
  typeof document === 'undefined'
    ? null
    : {
        reference: document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? null,
        key: (history.state as {key?: string} | null)?.key ?? 'default',
      };

/**
 * Returns the reference of an error in the log.
 * @param thrown the reference in the thrown response
 * @returns `thrown`, else the server's reference of this page, else a new one that is logged to the browser's console
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

/** Has the format of the server's references. `crypto.randomUUID` does not exist on pages without TLS. */
function newReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0');
}
