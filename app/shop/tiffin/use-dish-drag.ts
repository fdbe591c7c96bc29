import {useEffect, useRef, type RefObject} from 'react';

type Detach = () => void;

/**
 * Lets a pointer drag dishes into the tiffin. The code is loaded when a pointer first comes near the dishes.
 * @param onDrop is called with the handle of a dish
 * @returns loads the code
 */
export function useDishDrag(
  dishes: RefObject<HTMLElement>,
  target: RefObject<HTMLElement>,
  onDrop: (handle: string) => void,
): () => void {
  const latest = useRef(onDrop);
  const detach = useRef<Detach | 'loading' | null>(null);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(
    () => () => {
      if (typeof detach.current === 'function') detach.current();
      detach.current = null;
    },
    [],
  );
  return () => {
    if (detach.current) return;
    detach.current = 'loading';
    // Without the code, dishes are still ticked.
    void import('./drag-dishes').then(
      ({attachDrag}) => {
        if (!dishes.current || !target.current) return;
        detach.current = attachDrag(dishes.current, target.current, (handle) => latest.current(handle));
      },
      () => void (detach.current = null),
    );
  };
}
