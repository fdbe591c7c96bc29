import {useCallback, useEffect, useState} from 'react';
import type {StepTime} from '../method/recipe-step';
import {prepareAlarm, ringAlarm, stopAlarm} from './alarm';
import {COOK_COPY} from './cook-copy';
import {
  changeTimer,
  formatRest,
  isDue,
  remainingMs,
  startTimer,
  type KitchenTimer,
  type TimerChange,
} from './kitchen-timer';
import {readTimers, storeTimers} from './timer-storage';

const TICK_MS = 250;
const MINUTE_MS = 60_000;
/** A timer that rings later than this was delayed by a sleeping tab. */
const LATE_MS = 10_000;

export interface TimerControls {
  readonly timers: readonly KitchenTimer[];
  readonly nowMs: number;
  /** The last message for the cook; empty if there is none. */
  readonly message: string;
  readonly start: (id: string, name: string, time: StepTime) => void;
  readonly change: (id: string, change: TimerChange) => void;
  readonly remove: (id: string) => void;
}

/** Runs the timers of a recipe: they survive a reload, ring once, and count in the title. */
export function useTimers(handle: string): TimerControls {
  // Null until the stored timers are read, which must not happen while hydrating.
  const [stored, setTimers] = useState<readonly KitchenTimer[] | null>(null);
  const [message, setMessage] = useState('');
  const timers = stored ?? NONE;
  const isRunning = timers.some(({endsAtMs, hasRung}) => endsAtMs !== null && !hasRung);
  const nowMs = useNow(isRunning);

  useEffect(() => setTimers(readTimers(handle, Date.now())), [handle]);
  useEffect(() => {
    if (stored) storeTimers(handle, stored);
  }, [handle, stored]);
  useEffect(() => stopAlarm, []);
  useEffect(() => {
    const due = timers.filter((timer) => isDue(timer, nowMs));
    if (due.length === 0) return;
    setMessage(due.map((timer) => toMessage(timer, nowMs)).join(' '));
    setTimers(timers.map((timer) => (due.includes(timer) ? changeTimer(timer, 'ring', nowMs) : timer)));
    ringAlarm();
  }, [timers, nowMs]);
  useTimerTitle(timers, nowMs);

  const acknowledge = useCallback(() => {
    stopAlarm();
    setMessage('');
  }, []);
  return {
    timers,
    nowMs,
    message,
    start(id, name, time) {
      prepareAlarm();
      acknowledge();
      setTimers([...timers.filter((timer) => timer.id !== id), startTimer(id, name, time, Date.now())]);
    },
    change(id, change) {
      prepareAlarm();
      acknowledge();
      setTimers(timers.map((timer) => (timer.id === id ? changeTimer(timer, change, Date.now()) : timer)));
    },
    remove(id) {
      acknowledge();
      setTimers(timers.filter((timer) => timer.id !== id));
    },
  };
}

const NONE: readonly KitchenTimer[] = [];

/** Returns the time, several times per second while timers run, and as soon as a sleeping tab wakes up. */
function useNow(isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    const update = () => setNowMs(Date.now());
    update();
    if (!isRunning) return undefined;
    const interval = setInterval(update, TICK_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isRunning]);
  return nowMs;
}

function toMessage(timer: KitchenTimer, nowMs: number): string {
  const lateMs = -remainingMs(timer, nowMs);
  if (lateMs > LATE_MS) return COOK_COPY.upLate(timer.name, Math.max(1, Math.round(lateMs / MINUTE_MS)));
  return timer.mostMs > timer.leastMs ? COOK_COPY.upEarly(timer.name) : COOK_COPY.up(timer.name);
}

/** Shows the next end in the title, for a tab in the background. */
function useTimerTitle(timers: readonly KitchenTimer[], nowMs: number): void {
  const running = timers.filter(({endsAtMs}) => endsAtMs !== null);
  const next = running.map((timer) => remainingMs(timer, nowMs)).sort((a, b) => a - b)[0];
  const isOver = running.some(({hasRung}) => hasRung);
  const prefix = isOver ? COOK_COPY.timeIsUp : next === undefined || nowMs === 0 ? '' : formatRest(next);
  useEffect(() => {
    const title = document.title;
    if (prefix === '') return undefined;
    document.title = `${prefix} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}
