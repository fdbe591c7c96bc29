import {expect, it, vi} from 'vitest';
import {BackendRefused, BackendUnavailable} from '~/platform/supabase/backend.server';
import {createEntryBuffer} from './entry-buffer';
import type {StoredEntry} from './parse-beacon';
import {writeBeacons} from './write-beacons.server';

const entriesOf = (visit: string, count: number): StoredEntry[] =>
  Array.from({length: count}, (_, seq) => ({visit, seq, at: '', name: 'page_view', route: '/', device: 'phone'}));

/** A database that fails as often as told, and notes what it stores. */
function createDatabase(faults: readonly (Error | null)[] = []) {
  const stored: {p_entries: StoredEntry[]; p_drops: object; p_people: object}[] = [];
  const waiting = [...faults];
  const call = vi.fn(async (_name: string, args: unknown) => {
    const fault = waiting.shift();
    if (fault) throw fault;
    stored.push(args as (typeof stored)[number]);
  });
  return {stored, call: call as never, calls: call.mock.calls};
}

const report = vi.fn();

it('writes entries with the drops since the last time and who is signed in', async () => {
  const [buffer, {stored, call}] = [createEntryBuffer(), createDatabase()];
  buffer.drop({bot: 2});
  buffer.drop({bot: 1, 'too-large': 1});
  buffer.add(entriesOf('a', 1), 'ada');
  buffer.add(entriesOf('b', 1), null);
  await writeBeacons(buffer, {call}, report);
  expect(stored).toEqual([
    {p_entries: [...entriesOf('a', 1), ...entriesOf('b', 1)], p_drops: {bot: 3, 'too-large': 1}, p_people: {a: 'ada'}},
  ]);
  buffer.add(entriesOf('c', 1), null);
  await writeBeacons(buffer, {call}, report);
  expect(stored[1]).toEqual({p_entries: entriesOf('c', 1), p_drops: {}, p_people: {}});
});

it('writes drops alone after ten seconds', async () => {
  let nowMs = 0;
  const [buffer, {stored, call}] = [createEntryBuffer(() => nowMs), createDatabase()];
  buffer.drop({'invalid-beacon': 1});
  nowMs = 9_999;
  buffer.drop({'invalid-beacon': 1});
  await writeBeacons(buffer, {call}, report);
  expect(stored).toEqual([]);
  nowMs = 10_000;
  await writeBeacons(buffer, {call}, report);
  expect(stored).toEqual([{p_entries: [], p_drops: {'invalid-beacon': 2}, p_people: {}}]);
});

it('keeps what an unavailable database does not store, and writes it with the next beacon', async () => {
  const [buffer, {stored, call}] = [createEntryBuffer(), createDatabase([new BackendUnavailable('down')])];
  buffer.add(entriesOf('a', 3), 'ada');
  await writeBeacons(buffer, {call}, report);
  expect(stored).toEqual([]);
  buffer.add(entriesOf('b', 1), null);
  await writeBeacons(buffer, {call}, report);
  expect(stored[0]?.p_entries).toHaveLength(4);
  expect(stored[0]?.p_people).toEqual({a: 'ada'});
});

it('drops what exceeds its limit while the database is down', async () => {
  const [buffer, {stored, call}] = [
    createEntryBuffer(),
    createDatabase(Array(40).fill(new BackendUnavailable('down'))),
  ];
  for (let beacon = 0; beacon < 100; beacon += 1) {
    buffer.add(entriesOf(`visit-${beacon}`, 50), null);
    if (beacon < 40) await writeBeacons(buffer, {call}, report);
  }
  await writeBeacons(buffer, {call}, report);
  expect(stored.map(({p_entries}) => p_entries.length)).toEqual([500, 500, 500, 500]);
  expect(stored[0]?.p_drops).toEqual({'buffer-full': 3_000});
});

it('drops and reports what the database rejects, and goes on', async () => {
  const refusal = new BackendRefused('22P02', 'invalid');
  const [buffer, {stored, call}] = [createEntryBuffer(), createDatabase([refusal])];
  buffer.add(entriesOf('a', 600), null);
  await writeBeacons(buffer, {call}, report);
  expect(report).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(stored).toMatchObject([{p_drops: {rejected: 500}}]);
  expect(stored[0]?.p_entries).toHaveLength(100);
});

it('sends four calls at once to a slow database, however many beacons arrive', async () => {
  const buffer = createEntryBuffer();
  let respond = () => {};
  const slow = new Promise<void>((resolve) => (respond = resolve));
  const call = vi.fn(() => slow);
  const writes = Array.from({length: 20}, (_, at) => {
    buffer.add(entriesOf(`visit-${at}`, 1), null);
    return writeBeacons(buffer, {call: call as never}, report);
  });
  expect(call).toHaveBeenCalledTimes(4);
  respond();
  await Promise.all(writes);
  expect(call).toHaveBeenCalledTimes(5);
  expect(buffer.take()).toBeNull();
});
