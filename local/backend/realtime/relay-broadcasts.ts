import {z} from 'zod';
import type {Database} from '../database/database';
import type {Hub} from './hub';

const Message = z.object({
  id: z.string(),
  topic: z.string(),
  event: z.string().nullable(),
  payload: z.unknown(),
  private: z.boolean().nullable(),
});

const DEQUEUE = `with taken as (delete from gateway.broadcasts returning id, message)
  select message from taken order by id`;

async function relay(database: Database, hub: Hub): Promise<void> {
  const rows = await database.connected((connection) => connection.query<{message: unknown}>(DEQUEUE));
  for (const {message} of rows) {
    const {id, topic, event, payload, private: isPrivate} = Message.parse(message);
    hub.broadcast({id, topic, event: event ?? '', payload, isPrivate: isPrivate ?? false});
  }
}

/**
 * Relays the broadcasts of `realtime.send` to the hub, after their commit and in their order.
 *
 * @returns a function that resolves when all broadcasts so far have been relayed
 */
export async function relayBroadcasts(database: Database, hub: Hub): Promise<() => Promise<void>> {
  let last: Promise<void> = Promise.resolve();
  const scheduleRelay = () => {
    last = last.then(() => relay(database, hub)).catch((error: unknown) => console.error('Realtime:', error));
  };
  await database.listen('gateway', scheduleRelay);
  return () => last;
}
