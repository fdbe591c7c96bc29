import {useEffect, useRef, useState} from 'react';

/**
 * Watches whether an element is on the screen.
 * @returns a ref for the element, and true once a part of it has been visible
 */
export function useIsSeen<Box extends Element>() {
  const ref = useRef<Box>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return {ref, isSeen};
}
