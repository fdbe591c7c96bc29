import {useEffect, useState} from 'react';

/** @returns whether the page is scrolled beyond a threshold in CSS pixels; false until hydration */
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
