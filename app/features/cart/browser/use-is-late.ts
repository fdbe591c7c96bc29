import {useEffect, useState} from 'react';

const PATIENCE_MS = 200;

/**
 * Tells when a wait has become long enough to be worth a word: an answer that comes at once must not make the page
 * flicker.
 */
export function useIsLate(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);
  return isPending && isLate;
}
