import {subscribe, unsubscribe} from 'node:diagnostics_channel';
import type {ClientRequest} from 'node:http';

const REQUEST_STARTED = 'http.client.request.start';

/**
 * Waits for the next WebSocket handshake of this process. MiniOxygen does not wait for the connection to a worker's debugger
 * or handle its error, so stopping a worker during the handshake would end this process.
 *
 * @returns a promise that resolves once the connection is open or has failed
 */
export function nextHandshake(): Promise<void> {
  return new Promise((resolve) => {
    const onRequest = (message: unknown) => {
      const {request} = message as {readonly request: ClientRequest};
      if (request.getHeader('upgrade') !== 'websocket') return;
      unsubscribe(REQUEST_STARTED, onRequest);
      request.once('upgrade', () => resolve()).once('close', () => resolve());
    };
    subscribe(REQUEST_STARTED, onRequest);
  });
}
