import {useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {screenOf, type CatalogScreenName} from './screen-of';

const PATIENCE_MS = 200;

/**
 * Tells which screen of the catalogue the shopper is waiting for, once they have waited long enough to wonder.
 * @returns null while nothing is on its way, or has been for less than 200 ms
 */
export function usePendingScreen(): CatalogScreenName | null {
  const {state, location} = useNavigation();
  const awaited = state === 'loading' && location ? screenOf(location.pathname) : null;
  const [overdue, setOverdue] = useState<CatalogScreenName | null>(null);

  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      setOverdue(awaited);
      // The router has noted where the old screen stood; what replaces it begins at its top.
      window.scrollTo(0, 0);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(null);
    };
  }, [awaited]);

  return overdue === awaited ? awaited : null;
}
