import {useEffect, useRef, useState} from 'react';

/** Hears what the database says to the person, while they are signed in. @param viewer another object once the page knows anew who is here */
export function useLiveUpdates(viewer: {readonly userId: string} | null): void {
  const current = useRef(viewer);
  current.current = viewer;
  const [left, setLeft] = useState<object | null>(null);
  const userId = viewer === left ? null : (viewer?.userId ?? null);
  useEffect(() => {
    if (userId === null) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const {followLiveUpdates} = await import('./live-updates');
      if (!isOver) end = followLiveUpdates();
    };
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => run());
    whenIdle(() => void begin().catch(() => undefined));
    // Another tab says that somebody else is here now, or nobody: silence, until this page knows.
    const leave = ({detail}: CustomEventInit) => detail !== 'here' && setLeft(current.current);
    const onChange = (event: Event) => void leave(event as CustomEvent);
    window.addEventListener('userStatusChanged', onChange);
    return () => {
      isOver = true;
      end?.();
      window.removeEventListener('userStatusChanged', onChange);
    };
  }, [userId]);
}
