import {useEffect, useState} from 'react';

const DELAY_MS = 200;

/**
 * Returns whether a wait is long enough to show an indicator: fast responses must not make the page flicker.
 * @param awaited identifies what is pending, or whether something is; another value restarts the delay
 */
export function useIsLate(awaited: string | boolean | null): boolean {
  const [late, setLate] = useState<typeof awaited>(null);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setLate(awaited), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [awaited]);
  return Boolean(awaited) && late === awaited;
}
