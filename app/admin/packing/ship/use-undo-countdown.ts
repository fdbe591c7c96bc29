import {useCallback, useEffect, useRef, useState} from 'react';
import {UNDO_SECONDS} from '~/admin/frame/undo-seconds';
import {showNotice} from '~/ui/show-notice';
import {PACKING_COPY} from '../packing-copy';

const SECOND_MS = 1_000;
/** Browsers run the timers of hidden pages once a minute; a timer that is later was stopped by sleep. */
const MISSED_AFTER_MS = 2 * 60_000;

/** A countdown to the moment when a form is sent. */
export interface UndoCountdown {
  /** The seconds that are left; null while none runs. */
  readonly secondsLeft: number | null;
  /** Starts with the fields as they are now: a change of the page meanwhile does not change what is sent. */
  readonly start: (form: FormData) => void;
  readonly undo: () => void;
  /** Sends without waiting for the rest of the time. */
  readonly sendNow: () => void;
}

interface Waiting {
  readonly form: FormData;
  readonly untilMs: number;
}

/** Returns whether a countdown runs, is over, or ended while the device slept, with no chance to undo it. */
export function countdownState(untilMs: number, nowMs: number): 'running' | 'over' | 'missed' {
  if (nowMs < untilMs) return 'running';
  return nowMs - untilMs > MISSED_AFTER_MS ? 'missed' : 'over';
}

/** Waits for ten seconds before it sends a form. Leaving the page sends nothing, and says so. */
export function useUndoCountdown(send: (form: FormData) => void): UndoCountdown {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(UNDO_SECONDS);
  const latest = useRef({send, waiting});
  latest.current = {send, waiting};
  const start = useCallback((form: FormData) => {
    setSecondsLeft(UNDO_SECONDS);
    setWaiting({form, untilMs: Date.now() + UNDO_SECONDS * SECOND_MS});
  }, []);
  const undo = useCallback(() => setWaiting(null), []);
  const sendNow = () => {
    if (latest.current.waiting) latest.current.send(latest.current.waiting.form);
    setWaiting(null);
  };
  useEffect(() => {
    if (!waiting) return;
    const miss = () => {
      void showNotice({tone: 'warning', ...PACKING_COPY.missed, id: 'packing-unsent'});
      setWaiting(null);
    };
    const tick = () => {
      const nowMs = Date.now();
      setSecondsLeft(Math.max(Math.ceil((waiting.untilMs - nowMs) / SECOND_MS), 0));
      const state = countdownState(waiting.untilMs, nowMs);
      if (state === 'running') return;
      clearInterval(timer);
      if (state === 'missed') return miss();
      latest.current.send(waiting.form);
      setWaiting(null);
    };
    const timer = setInterval(tick, SECOND_MS / 4);
    const listeners = new AbortController();
    const {signal} = listeners;
    addEventListener('beforeunload', (event) => event.preventDefault(), {signal});
    // The browser may keep a page that was left, and continue it when somebody goes back.
    addEventListener('pagehide', () => clearInterval(timer), {signal});
    addEventListener('pageshow', ({persisted}) => persisted && miss(), {signal});
    return () => {
      clearInterval(timer);
      listeners.abort();
    };
  }, [waiting]);
  useEffect(
    () => () => {
      if (latest.current.waiting) void showNotice({tone: 'warning', ...PACKING_COPY.leftUnsent, id: 'packing-unsent'});
    },
    [],
  );
  return {secondsLeft: waiting && secondsLeft, start, undo, sendNow};
}
