import {useEffect, useRef} from 'react';

/**
 * Posts the form of a page behind a link as soon as scripts run, once.
 * @param send the same function every time
 * @param wasPosted whether it was posted before scripts ran: then it is left alone
 */
export function useSentAtOnce(send: () => void, wasPosted: boolean): void {
  const isSent = useRef(wasPosted);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  }, [send]);
}
