/** A message on a topic. */
export interface Broadcast {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly isPrivate: boolean;
  /** The id of the row in `realtime.messages`, for broadcasts of the database. */
  readonly id?: string;
}

/** A channel of a socket; all channels are private. */
export interface Subscriber {
  readonly topic: string;
  receiveBroadcast(broadcast: Broadcast): void;
}

/** The registry of all open channels. */
export interface Hub {
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): void;
  /** @param except - the sender, unless its channel receives its own broadcasts */
  broadcast(broadcast: Broadcast, except?: Subscriber): void;
  /** The number of open channels. */
  readonly size: number;
}

export function createHub(): Hub {
  const subscribers = new Set<Subscriber>();
  return {
    add: (subscriber) => void subscribers.add(subscriber),
    remove: (subscriber) => void subscribers.delete(subscriber),
    broadcast(broadcast, except) {
      // A public topic is separate from the private one of the same name.
      if (!broadcast.isPrivate) return;
      for (const subscriber of subscribers) {
        if (subscriber.topic === broadcast.topic && subscriber !== except) subscriber.receiveBroadcast(broadcast);
      }
    },
    get size() {
      return subscribers.size;
    },
  };
}
