import {useEffect, useRef, type FormEvent} from 'react';

/**
 * Blocks a second submission while the first is pending: a double click submits again before React has rendered the
 * pending state.
 * @param isPending whether a submission of this form is pending
 * @param onSubmitted called once per submission
 * @returns the handler for the form's `onSubmit`
 */
export function useSingleSubmit(isPending: boolean, onSubmitted?: () => void): (event: FormEvent) => void {
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isPending) isSubmitted.current = false;
  }, [isPending]);
  return (event) => {
    if (isSubmitted.current) return event.preventDefault();
    isSubmitted.current = true;
    onSubmitted?.();
  };
}
