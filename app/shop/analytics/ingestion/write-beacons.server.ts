import type {AppContext} from '~/platform/context.server';
import {BackendUnavailable, type Backend} from '~/platform/supabase/backend.server';
import {dropBatch, type EntryBuffer} from './entry-buffer';

/** A slow database must not collect open requests. */
const MAX_WRITERS = 4;

let writers = 0;

/**
 * Writes what waits in the buffer. Each request that brings something writes for itself, because a request of a worker
 * cannot wait for the network of another one. While the database is down, everything stays in the buffer until the next
 * request, or until the buffer is full. Never rejects.
 */
export async function writeBeacons(
  buffer: EntryBuffer,
  backend: Pick<Backend, 'call'>,
  report: AppContext['report'],
): Promise<void> {
  if (writers >= MAX_WRITERS) return;
  writers += 1;
  try {
    while (await writeBatch(buffer, backend, report));
  } finally {
    writers -= 1;
  }
}

/** Returns whether a batch was written or rejected, so that the next one may follow. */
async function writeBatch(
  buffer: EntryBuffer,
  backend: Pick<Backend, 'call'>,
  report: AppContext['report'],
): Promise<boolean> {
  const batch = buffer.take();
  if (!batch) return false;
  try {
    const {entries, drops, people} = batch;
    await backend.call('record_analytics', {p_entries: [...entries], p_drops: drops, p_people: people});
    return true;
  } catch (error) {
    if (error instanceof BackendUnavailable) {
      buffer.giveBack(batch);
      return false;
    }
    report(error);
    buffer.drop(dropBatch(batch, 'rejected'));
    return true;
  }
}
