import {useLocation} from '@remix-run/react';
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
 * Finds the reference under which this request stands in the log.
 * @returns what the server knew when it rendered this page; null once the visitor has gone on from there
 */
export function useReference(): string | null {
  const {key} = useLocation();
  const {reference} = useRequestFacts();
  return reference ?? (served?.key === key ? served.reference : null);
}
