import {setTimeout as sleep} from 'node:timers/promises';

/** Thrown by a response body that must break off; the server then resets the connection. */
export class ConnectionResetError extends Error {
  override name = 'ConnectionResetError';
}

const BYTES_PER_SLICE = 10;

/** Creates a body that sends some bytes and then breaks off. */
export function breakingBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = bytes.length === 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (isSent) return controller.error(new ConnectionResetError('A fault plan reset this connection.'));
        isSent = true;
        controller.enqueue(bytes);
      },
    },
    // An error discards queued chunks, so nothing is queued before the consumer reads.
    {highWaterMark: 0},
  );
}

/** Creates a body that sends a few bytes at a time, with a pause between them. */
export function slowBody(bytes: Uint8Array, pauseMs: number): ReadableStream<Uint8Array> {
  const canceled = new AbortController();
  let offset = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (offset > 0) await sleep(pauseMs, undefined, {signal: canceled.signal});
        controller.enqueue(bytes.slice(offset, (offset += BYTES_PER_SLICE)));
        if (offset >= bytes.length) controller.close();
      },
      cancel: () => canceled.abort(),
    },
    {highWaterMark: 0},
  );
}
