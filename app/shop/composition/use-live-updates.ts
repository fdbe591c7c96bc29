import {useEffect, useRef, useState} from 'react';
import {whenIdle} from '~/ui/when-idle';

/**
 * Receives Realtime updates while someone is signed in.
 * @param viewer a new object whenever the page has loaded again who is signed in
 */
export function useLiveUpdates(viewer: {readonly userId: string} | null): void {
  const current = useRef(viewer);
  current.current = viewer;
  const [staleViewer, setStaleViewer] = useState<object | null>(null);
  const userId = viewer === staleViewer ? null : (viewer?.userId ?? null);
  useEffect(() => {
    if (userId === null) return;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const start = async () => {
      const {followLiveUpdates} = await import('./live-updates');
      if (!isStopped) stop = followLiveUpdates();
    };
    whenIdle(() => void start().catch(() => undefined));
    // Another tab signed in or out: updates pause until this page has loaded its viewer again.
    const pause = ({detail}: CustomEventInit) => detail !== 'here' && setStaleViewer(current.current);
    const onChange = (event: Event) => void pause(event as CustomEvent);
    window.addEventListener('userStatusChanged', onChange);
    return () => {
      isStopped = true;
      stop?.();
      window.removeEventListener('userStatusChanged', onChange);
    };
  }, [userId]);
}
