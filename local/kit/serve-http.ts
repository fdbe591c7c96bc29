import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {ConnectionResetError} from './faults/broken-body';

export interface ServeOptions {
  /** Returns the response; may reject after the request's signal is aborted. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** 0 selects any free port. */
  readonly port: number;
  readonly host: string;
  /** Handles WebSocket upgrades; without it they are refused. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface RunningServer {
  /** With the host name `localhost`, as in the storefront's settings. */
  readonly origin: string;
  readonly port: number;
  /** Closes the server and every open connection, WebSockets included. */
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 1_000_000;
/** Forms may have pictures and clips. */
const MAX_FORM_BYTES = 20_000_000;
/** Longer than clients keep idle connections, so that the server does not close one while a request is being sent. */
const KEEP_ALIVE_MS = 65_000;
const PAYLOAD_TOO_LARGE = 413;
const BAD_REQUEST = 400;

/** Returns the body, or null if it is too large. Reads it to the end either way, so that the client receives the 413. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const isForm = incoming.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const maxBytes = isForm ? MAX_FORM_BYTES : MAX_BODY_BYTES;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes <= maxBytes ? Buffer.concat(chunks) : null;
}

/** Returns the request, or null if the Request constructor rejects it, as it rejects the method TRACE. */
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

/** Writes a chunk and waits until it is sent, so that a connection reset comes after it. */
const writeChunk = (outgoing: ServerResponse, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

async function writeBody(outgoing: ServerResponse, response: Response, signal: AbortSignal): Promise<void> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  if (!reader) return writeHead(outgoing, response);
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, {once: true});
  // The head waits for the first chunk: a body that breaks off at once must not look like a response.
  let chunk = await reader.read();
  writeHead(outgoing, response);
  for (; !chunk.done && !signal.aborted; chunk = await reader.read()) await writeChunk(outgoing, chunk.value);
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
    if (!(error instanceof ConnectionResetError) && !signal.aborted) console.error(error);
    outgoing.socket?.resetAndDestroy();
  }
}

const refuse = (outgoing: ServerResponse, status: number) =>
  void outgoing.writeHead(status, {connection: 'close'}).end();

async function handle(
  fetch: ServeOptions['fetch'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const body = await readBody(incoming);
  if (!body) return refuse(outgoing, PAYLOAD_TOO_LARGE);
  const request = toRequest(incoming, body, signal);
  if (!request) return refuse(outgoing, BAD_REQUEST);
  const response = await fetch(request);
  if (!signal.aborted) await send(outgoing, response, signal);
}

function createListener(fetch: ServeOptions['fetch']) {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const disconnected = new AbortController();
    outgoing.on('close', () => disconnected.abort());
    handle(fetch, incoming, outgoing, disconnected.signal).catch((error: unknown) => {
      // The client has disconnected, so there is no response to send.
      if (disconnected.signal.aborted) return;
      console.error(error);
      outgoing.destroy();
    });
  };
}

/** Returns a function that closes upgraded connections, which the server itself no longer tracks. */
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
 * Serves a service over HTTP; resolves once it listens.
 *
 * @throws Error if the port is in use
 */
export async function serveHttp(options: ServeOptions): Promise<RunningServer> {
  const server = createServer(createListener(options.fetch));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // An upgrade listener receives every upgrade, so none is added if upgrades are refused.
  const closeUpgraded = options.upgrade ? trackUpgraded(server) : () => undefined;
  if (options.upgrade) server.on('upgrade', options.upgrade);
  const port = await listen(server, options);
  return {
    origin: `http://localhost:${port}`,
    port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      closeUpgraded();
      await closed;
    },
  };
}
