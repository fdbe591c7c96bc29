/** Something said on a topic. */
export interface Broadcast {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly isPrivate: boolean;
  /** Of the row that said it, if one did. */
  readonly id?: string;
}

/** One channel of one socket; all of them are private. */
export interface Subscriber {
  readonly topic: string;
  hear(broadcast: Broadcast): void;
}

/** Knows who listens to what. */
export interface Hub {
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): void;
  /** @param except - whoever said it, unless they want to hear themselves */
  say(broadcast: Broadcast, except?: Subscriber): void;
  /** How many channels are open. */
  readonly size: number;
}

/** @returns a hub to which nobody listens. */
export function createHub(): Hub {
  const subscribers = new Set<Subscriber>();
  return {
    add: (subscriber) => void subscribers.add(subscriber),
    remove: (subscriber) => void subscribers.delete(subscriber),
    say(broadcast, except) {
      // A private topic and a public one of the same name are two.
      if (!broadcast.isPrivate) return;
      for (const subscriber of subscribers) {
        if (subscriber.topic === broadcast.topic && subscriber !== except) subscriber.hear(broadcast);
      }
    },
    get size() {
      return subscribers.size;
    },
  };
}
