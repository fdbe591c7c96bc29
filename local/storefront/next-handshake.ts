import {subscribe, unsubscribe} from 'node:diagnostics_channel';
import type {ClientRequest} from 'node:http';

const REQUEST_STARTED = 'http.client.request.start';

/**
 * Waits for the next WebSocket connection that this process asks for. The one to a worker's debugger is not waited for by
 * the package that opens it, and nobody hears of its failure: a worker that is stopped during the handshake would take
 * this process along.
 * @returns settles once the connection stands, or has failed
 */
export function nextHandshake(): Promise<void> {
  return new Promise((resolve) => {
    const note = (message: unknown) => {
      const {request} = message as {readonly request: ClientRequest};
      if (request.getHeader('upgrade') !== 'websocket') return;
      unsubscribe(REQUEST_STARTED, note);
      request.once('upgrade', () => resolve()).once('close', () => resolve());
    };
    subscribe(REQUEST_STARTED, note);
  });
}
