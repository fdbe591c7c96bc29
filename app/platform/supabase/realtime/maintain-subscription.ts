import {reconnectDelayMs} from './reconnect-delay';
import type {SubscriptionOptions} from './subscription-options';
import {createTopicSubscriber, type SubscribeToTopic} from './topic-subscriber';
import {waitForRetry} from './wait-for-retry';

/** Dependencies that tests replace. */
interface Dependencies {
  readonly subscribe: SubscribeToTopic;
  readonly waitForRetry: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

/**
 * Subscribes to a topic and resubscribes after each disconnect with a new token: the client's own reconnect would use
 * the expired one. Resolves once the signal aborts or no token is issued any more.
 */
export async function maintainSubscription(
  {fetchToken, onMessage, onStateChange, signal}: SubscriptionOptions,
  dependencies: Dependencies = {subscribe: createTopicSubscriber(), waitForRetry, random: Math.random},
): Promise<void> {
  let failures = 0;
  const onOpen = () => {
    failures = 0;
    onStateChange('open');
  };
  while (!signal.aborted) {
    const token = await fetchToken(signal).catch(() => undefined);
    if (token === null || signal.aborted) return;
    if (token) await dependencies.subscribe({token, fetchToken, onMessage, onOpen, signal});
    if (signal.aborted) return;
    onStateChange('paused');
    await dependencies.waitForRetry(reconnectDelayMs(failures, dependencies.random()), signal);
    failures += 1;
  }
}
