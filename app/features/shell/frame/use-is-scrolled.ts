import {useEffect, useState} from 'react';

/**
 * @param beyondPx how far down, in CSS pixels
 * @returns whether the page is scrolled further than that; false until scripts run
 */
export function useIsScrolled(beyondPx: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > beyondPx);
    read();
    window.addEventListener('scroll', read, {passive: true});
    return () => window.removeEventListener('scroll', read);
  }, [beyondPx]);
  return isScrolled;
}
