import {expect, it} from 'vitest';
import {toCpuTime, type TraceEvent} from '../bench/cpu-time';

const THREAD = {pid: 1, tid: 2};

/** A task that waited for the CPU while it parsed, another one, and what happened outside them. */
const RECORDED: readonly TraceEvent[] = [
  {...THREAD, name: 'RunTask', ph: 'X', ts: 1_000, dur: 900, tts: 50, tdur: 300},
  {...THREAD, name: 'ParseHTML', ph: 'X', ts: 1_100, dur: 700, tts: 150, tdur: 120},
  {...THREAD, name: 'SendRequest', ph: 'I', ts: 1_750, tts: 260},
  {...THREAD, name: 'RunTask', ph: 'X', ts: 3_000, dur: 80, tts: 400, tdur: 80},
  {...THREAD, name: 'Paint', ph: 'R', ts: 3_010, tts: 405},
  {...THREAD, tid: 3, name: 'Compile', ph: 'X', ts: 1_200, dur: 500, tts: 10, tdur: 200},
];

const after = Object.fromEntries(
  toCpuTime(RECORDED).map(({tid, name, ts, dur}) => [`${tid} ${name} ${ts}`, dur ?? null] as const),
);

it('a task and what it contains are as long as the CPU time that they took, and begin in its order', () => {
  expect(after).toMatchObject({'2 RunTask 1000': 300, '2 ParseHTML 1100': 120, '2 SendRequest 1210': null});
});

it('an undisturbed task, marks of the page and threads without tasks stay as they are', () => {
  expect(after).toMatchObject({'2 RunTask 3000': 80, '2 Paint 3010': null, '3 Compile 1200': 500});
});

it('events without CPU time stay inside their task', () => {
  const lines = toCpuTime([RECORDED[0]!, {...THREAD, name: 'End', ph: 'E', ts: 1_800}]);
  expect(lines[1]).toMatchObject({name: 'End', ts: 1_300});
});
