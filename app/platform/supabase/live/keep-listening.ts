import {createListener, type Listen} from './create-listener';
import type {LineState, LiveMessage} from './live-line';
import type {AskToken} from './live-token';
import {reconnectDelayMs} from './reconnect-delay';
import {rest} from './rest';

/** Whom to serve, and until when. */
export interface Listening {
  readonly askToken: AskToken;
  readonly hear: (message: LiveMessage) => void;
  readonly become: (state: LineState) => void;
  readonly signal: AbortSignal;
}

/** What a test brings its own of. */
interface Means {
  readonly listen: Listen;
  readonly rest: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

/**
 * Hears a topic, and again after each break, every time with a token of that moment: the client's own way of rejoining
 * brings the token that has just expired.
 * @returns once the signal ends it, or nobody may hear any more
 */
export async function keepListening(
  {askToken, hear, become, signal}: Listening,
  means: Means = {listen: createListener(), rest, random: Math.random},
): Promise<void> {
  let failures = 0;
  const onOpen = () => {
    failures = 0;
    become('open');
  };
  while (!signal.aborted) {
    const token = await askToken(signal).catch(() => undefined);
    if (token === null || signal.aborted) return;
    if (token) await means.listen({token, askToken, hear, onOpen, signal});
    if (signal.aborted) return;
    become('paused');
    await means.rest(reconnectDelayMs(failures, means.random()), signal);
    failures += 1;
  }
}
