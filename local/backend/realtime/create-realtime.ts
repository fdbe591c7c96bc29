import type {IncomingMessage} from 'node:http';
import type {Duplex} from 'node:stream';
import {WebSocketServer} from 'ws';
import type {BackendContext} from '../context';
import {roleOfKey} from '../identify-caller';
import {createHub, type Hub} from './hub';
import {relayBroadcasts} from './relay-broadcasts';
import {handleSocket} from './socket';

/** Handles an HTTP request that asks for a WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The part of the backend that pushes messages to clients. */
export interface Realtime {
  readonly upgrade: Upgrade;
  readonly hub: Hub;
  close(): Promise<void>;
}

const MAX_MESSAGE_BYTES = 1_000_000;
const PATH = '/realtime/v1/websocket';

const reject = (socket: Duplex, status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);

/** Creates the Realtime service; resolves once it receives the broadcasts of the database. */
export async function createRealtime(context: BackendContext): Promise<Realtime> {
  const hub = createHub();
  const server = new WebSocketServer({noServer: true, maxPayload: MAX_MESSAGE_BYTES});
  const waitForRelay = await relayBroadcasts(context.database, hub);

  return {
    hub,
    upgrade(request, socket, head) {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
      const apiKey = searchParams.get('apikey') ?? '';
      const version = searchParams.get('vsn') ?? '1.0.0';
      if (pathname !== PATH) return reject(socket, '404 Not Found');
      if (!roleOfKey(apiKey, context.config)) return reject(socket, '401 Unauthorized');
      if (version !== '1.0.0' && version !== '2.0.0') return reject(socket, '400 Bad Request');
      server.handleUpgrade(request, socket, head, (opened) => handleSocket(opened, version, apiKey, hub, context));
    },
    async close() {
      for (const client of server.clients) client.terminate();
      server.close();
      await waitForRelay();
    },
  };
}
