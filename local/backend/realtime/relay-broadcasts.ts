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

const TAKE = `with taken as (delete from gateway.broadcasts returning id, message)
  select message from taken order by id`;

async function relay(database: Database, hub: Hub): Promise<void> {
  const rows = await database.connected((connection) => connection.query<{message: unknown}>(TAKE));
  for (const {message} of rows) {
    const {id, topic, event, payload, private: isPrivate} = Message.parse(message);
    hub.say({id, topic, event: event ?? '', payload, isPrivate: isPrivate ?? false});
  }
}

/**
 * Passes on what the database says by `realtime.send`, after its commit and in its order.
 *
 * @returns stops when everything that was noticed has been passed on
 */
export async function relayBroadcasts(database: Database, hub: Hub): Promise<() => Promise<void>> {
  let last: Promise<void> = Promise.resolve();
  const onward = () => {
    last = last.then(() => relay(database, hub)).catch((error: unknown) => console.error('Realtime:', error));
  };
  await database.listen('gateway', onward);
  return () => last;
}
