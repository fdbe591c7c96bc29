import {useEffect, useRef} from 'react';

/**
 * Submits the form of a link's page once, on load.
 * @param send a stable function
 * @param wasPosted whether the form was already posted without scripts; then it is not submitted
 */
export function useSubmitOnce(send: () => void, wasPosted: boolean): void {
  const isSent = useRef(wasPosted);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  }, [send]);
}
