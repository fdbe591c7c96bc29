import {useEffect, useState} from 'react';

/** Whether the screen stays on; null until the browser has responded. */
type WakeLockState = 'held' | 'unavailable' | null;

/** Keeps the screen on while the page is visible: browsers release the lock of a hidden page. */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>(null);
  useEffect(() => {
    let isLeft = false;
    let sentinel: WakeLockSentinel | null = null;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isLeft) return void acquired.release();
        sentinel = acquired;
        setState('held');
      } catch {
        // The browser has no such lock, or denies it, for example to save power.
        if (!isLeft) setState('unavailable');
      }
    };
    const requestAgain = () => void request();
    requestAgain();
    document.addEventListener('visibilitychange', requestAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', requestAgain);
      void sentinel?.release().catch(() => undefined);
    };
  }, []);
  return state;
}
