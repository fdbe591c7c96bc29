import {useEffect, useRef, type FormEvent} from 'react';

/**
 * Lets a form be sent once at a time: the second press of a double click comes before the page has drawn that the first
 * is on its way.
 * @param isPending whether what the form asks for is on its way
 * @param onSent called when the form is sent
 * @returns for the form's `onSubmit`
 */
export function useSingleSubmit(isPending: boolean, onSent?: () => void): (event: FormEvent) => void {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);
  return (event) => {
    if (isSent.current) return event.preventDefault();
    isSent.current = true;
    onSent?.();
  };
}
