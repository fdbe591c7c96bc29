import {useEffect, useState} from 'react';

const PATIENCE_MS = 200;

/**
 * Tells when a wait has become long enough to be worth a sign: an answer that comes at once must not make the page flicker.
 * @param awaited what is waited for, or that something is; with another thing the wait begins anew
 */
export function useIsLate(awaited: string | boolean | null): boolean {
  const [late, setLate] = useState<typeof awaited>(null);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setLate(awaited), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [awaited]);
  return Boolean(awaited) && late === awaited;
}
