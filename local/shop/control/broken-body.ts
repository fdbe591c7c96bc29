import {setTimeout as sleep} from 'node:timers/promises';

/** Thrown by a body that must not end: whoever sends it cuts the connection instead. */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut';
}

const BYTES_PER_SLICE = 10;

/** @returns a body that gives some bytes and then breaks off. */
export function breakingBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSpent = bytes.length === 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (isSpent)
          return controller.error(new ConnectionCut('The local shop cut this connection, as it was told to.'));
        isSpent = true;
        controller.enqueue(bytes);
      },
    },
    // Nothing is drawn before it is asked for: an error would throw away what still waits.
    {highWaterMark: 0},
  );
}

/** @returns a body that gives a few bytes at a time. */
export function slowBody(bytes: Uint8Array, pauseMs: number): ReadableStream<Uint8Array> {
  const cancelled = new AbortController();
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (at > 0) await sleep(pauseMs, undefined, {signal: cancelled.signal});
        controller.enqueue(bytes.slice(at, (at += BYTES_PER_SLICE)));
        if (at >= bytes.length) controller.close();
      },
      cancel: () => cancelled.abort(),
    },
    {highWaterMark: 0},
  );
}
