import {useEffect, useRef, type RefObject} from 'react';

/**
 * Shows a form's own values again after a navigation in place: what was typed or ticked on the way stays in the browser's
 * controls otherwise, beside results of another search.
 * @param key changes with the values; the first one leaves alone what was typed before scripts ran
 * @returns for the form
 */
export function useFormReset(key: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    form.current?.reset();
  }, [key]);
  return form;
}
