/** An event of a browser's recording; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X` for an event with a duration, `B` and `E` for its ends, `I` for a moment. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began. */
  readonly ts: number;
  readonly dur?: number;
  /** When it began, and how long it took, in CPU time of its thread. */
  readonly tts?: number;
  readonly tdur?: number;
}

const MOVED = ['X', 'B', 'E', 'I'];

/** Whether an event is a task, which contains all else that its thread does. */
const isTask = ({name, ph, tdur}: TraceEvent) => name === 'RunTask' && ph === 'X' && tdur !== undefined;

/**
 * Makes each task of a recording as long as the CPU time that it took: on a machine with two cores, a task also waits for
 * other threads and for the server, which a phone's cores or other machines run.
 * @returns the events in the same order; tasks begin when they began
 */
export function toCpuTime<Event extends TraceEvent>(events: readonly Event[]): readonly Event[] {
  const moved = new Map<Event, Event>();
  const current = new Map<string, Event>();
  // Of events with the same beginning, the longer one contains the other.
  const inOrder = events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const event of inOrder) {
    const thread = `${event.pid} ${event.tid}`;
    if (isTask(event)) current.set(thread, event);
    const task = current.get(thread);
    if (task && MOVED.includes(event.ph) && event.ts <= task.ts + (task.dur ?? 0))
      moved.set(event, moveInto(task, event));
  }
  return events.map((event) => moved.get(event) ?? event);
}

function moveInto<Event extends TraceEvent>(task: Event, event: Event): Event {
  const atUs = event.tts === undefined ? event.ts - task.ts : event.tts - (task.tts ?? 0);
  const ts = task.ts + Math.min(Math.max(0, atUs), task.tdur ?? 0);
  return event.ph === 'X' ? {...event, ts, dur: event.tdur ?? 0} : {...event, ts};
}
