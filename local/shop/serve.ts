import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {ConnectionCut} from './control/broken-body';
import type {Shop} from './create-shop';

/** Where a shop is to listen. */
export interface ServeOptions {
  readonly shop: Pick<Shop, 'fetch'>;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Takes requests to speak by WebSocket; without it they are refused. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** A shop that listens. */
export interface RunningShop {
  /** Named `localhost`, as the storefront's settings name it. */
  readonly origin: string;
  readonly port: number;
  /** Ends open and hanging connections too, those that have become WebSockets included. */
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 1_000_000;
/** Longer than clients keep an idle connection, so that none is closed under a request that is just being sent. */
const KEEP_ALIVE_MS = 65_000;
const PAYLOAD_TOO_LARGE = 413;
const BAD_REQUEST = 400;

/** @returns null for a body that is too large; it is read to its end all the same, so that the refusal arrives. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return bytes <= MAX_BODY_BYTES ? Buffer.concat(chunks) : null;
}

/** @returns null for what HTTP allows and a Request does not, such as the method TRACE. */
function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>, signal: AbortSignal): Request | null {
  const {rawHeaders, method} = incoming;
  try {
    const headers = new Headers();
    for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
      headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
    }
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return new Request(url, {method, headers, signal, ...(hasBody && {body})});
  } catch {
    return null;
  }
}

function writeHead(outgoing: ServerResponse, {status, headers}: Response): void {
  outgoing.statusCode = status;
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
}

/** Writes a piece and waits until it has left, so that a cut that follows comes after it. */
const writePiece = (outgoing: ServerResponse, piece: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    outgoing.write(piece, (error) => (error ? reject(error) : resolve()));
  });

async function writeBody(outgoing: ServerResponse, response: Response, signal: AbortSignal): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return writeHead(outgoing, response);
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, {once: true});
  // The first piece is awaited before the head: a body that breaks off at once must not look like an answer.
  let piece = await reader.read();
  writeHead(outgoing, response);
  for (; !piece.done && !signal.aborted; piece = await reader.read()) await writePiece(outgoing, piece.value);
}

async function send(outgoing: ServerResponse, response: Response, signal: AbortSignal): Promise<void> {
  if (response.headers.has('content-length')) {
    const whole = new Uint8Array(await response.arrayBuffer());
    writeHead(outgoing, response);
    outgoing.end(whole);
    return;
  }
  try {
    await writeBody(outgoing, response, signal);
    outgoing.end();
  } catch (error) {
    if (!(error instanceof ConnectionCut) && !signal.aborted) console.error(error);
    outgoing.socket?.resetAndDestroy();
  }
}

const refuse = (outgoing: ServerResponse, status: number) =>
  void outgoing.writeHead(status, {connection: 'close'}).end();

async function handle(
  shop: ServeOptions['shop'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const body = await readBody(incoming);
  if (!body) return refuse(outgoing, PAYLOAD_TOO_LARGE);
  const request = toRequest(incoming, body, signal);
  if (!request) return refuse(outgoing, BAD_REQUEST);
  const response = await shop.fetch(request);
  if (!signal.aborted) await send(outgoing, response, signal);
}

function listener(shop: ServeOptions['shop']) {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    handle(shop, incoming, outgoing, gone.signal).catch((error: unknown) => {
      // Whoever asked has gone, and with them the reason to answer. The shop answers for its own errors.
      if (gone.signal.aborted) return;
      console.error(error);
      outgoing.destroy();
    });
  };
}

/** @returns ends the connections that have been upgraded: the server itself no longer knows them */
function trackUpgraded(server: Server): () => void {
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  return () => upgraded.forEach((socket) => socket.destroy());
}

async function listen(server: Server, {port, host}: ServeOptions): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Serves a shop over HTTP.
 *
 * @param options - the shop and where it listens
 * @returns once it listens
 * @throws Error when the port is taken
 */
export async function serveShop(options: ServeOptions): Promise<RunningShop> {
  const server = createServer(listener(options.shop));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // A listener takes over every upgrade, so there is none where upgrades are refused.
  const endUpgraded = options.upgrade ? trackUpgraded(server) : () => undefined;
  if (options.upgrade) server.on('upgrade', options.upgrade);
  const port = await listen(server, options);
  return {
    origin: `http://localhost:${port}`,
    port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      endUpgraded();
      await closed;
    },
  };
}
