import {useEffect, useRef, useSyncExternalStore} from 'react';
import type {LineState, LiveLine} from './live-line';

const POLL_MS = 60_000;
/** Longer than data are on their way: what was said meanwhile, nobody on this page has heard. */
const JUST_NOW_MS = 5_000;

/** How some data are read anew. */
interface Reading {
  readonly isReading: boolean;
  readonly read: () => void;
}

/**
 * Keeps data true to the database: reads them anew when the line says that something changed, when the line is open
 * (again) after a gap, and every minute while it is broken and somebody looks.
 * @param event which of the messages concern the data
 * @returns how the line is
 */
export function useLineReading(line: LiveLine, event: string, {isReading, read}: Reading): LineState {
  const state = useSyncExternalStore(line.onState, line.state, () => 'off' as const);
  const isDue = useRef(false);
  const request = useRef(() => undefined as void);
  request.current = () => {
    // What comes while data are on their way may not be among them: once more then, however much came.
    isDue.current = isReading;
    if (!isReading) read();
  };
  useEffect(() => {
    if (!isReading && isDue.current) request.current();
  }, [isReading]);
  useEffect(() => line.onMessage((said) => void (said.event === event && request.current())), [line, event]);
  useEffect(() => {
    if (Date.now() - line.heardAtMs() < JUST_NOW_MS) request.current();
  }, [line]);
  const before = useRef(state);
  useEffect(() => {
    // Data that came while nobody listened may lack something, the page's first ones included.
    if (state === 'open' && before.current !== 'open') request.current();
    before.current = state;
    if (state !== 'paused') return;
    const timer = setInterval(() => void poll(() => request.current()), POLL_MS);
    return () => clearInterval(timer);
  }, [state]);
  return state;
}

/** Without the network a page that loads its data anew would be taken away, which is worse than one that is a little old. */
async function poll(refresh: () => void): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch('/health', {method: 'HEAD'}).catch(() => null);
  if (answer?.ok) refresh();
}
