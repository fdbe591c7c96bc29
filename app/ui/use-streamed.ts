import {startTransition, useEffect, useRef, useState} from 'react';

/**
 * For an answer that streams in behind its page. While it is asked for anew, what was there stays: the page would
 * otherwise wait for the slowest of its answers, or blink.
 * @param answer as the loader gives it, another one each time
 * @returns what to show: the first answer as it comes, then the newest one that has come
 */
export function useStreamed<Value extends object>(answer: Promise<Value> | Value): Promise<Value> | Value {
  const first = useRef(answer);
  const [shown, setShown] = useState(answer);
  useEffect(() => {
    if (answer === first.current) return;
    let isNewest = true;
    const show = (value: Value) => {
      // A part of the page that has not come to life yet must not be drawn a second time.
      if (isNewest) startTransition(() => setShown(value));
    };
    // An answer that does not come takes nothing away.
    Promise.resolve(answer).then(show, () => undefined);
    return () => void (isNewest = false);
  }, [answer]);
  return shown;
}
