import {readFileSync} from 'node:fs';
import {Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {ACCOUNTS_WORKER, accountsWorker, namesLocalAccounts, toLocalAccounts} from './local-accounts';
import {nextHandshake} from './next-handshake';
import {addSecurityHeaders} from './security-headers';
import {acceptedEncoding, createAssetFront, isCompressible, streamCompressor} from './asset-front';

/** How to serve the production bundle on this machine. */
export interface StorefrontOptions {
  readonly port: number;
  /** The worker's bindings: what a host would call its environment variables. */
  readonly env: Readonly<Record<string, string>>;
  /** Where `/cdn/` is answered: the platform serves a store's media under the storefront's own origin. */
  readonly mediaOrigin: string | null;
  /** A local shop that stands in for `https://shopify.com`, where Hydrogen expects customer accounts; none for a real store. */
  readonly accountOrigin?: string | null;
  /** The build; `dist` when absent. */
  readonly directory?: string;
}

export interface RunningStorefront {
  readonly origin: string;
  /** The worker itself, without the front before it: what the benchmark asks. */
  readonly workerUrl: URL;
  close(): Promise<void>;
}

/**
 * Runs the unmodified production bundle in workerd, behind a front that does what every host's edge does: built
 * files, media, compression.
 */
export async function serveStorefront(options: StorefrontOptions): Promise<RunningStorefront> {
  const directory = path.resolve(options.directory ?? 'dist');
  const debuggerConnected = nextHandshake();
  const worker = createWorker(path.join(directory, 'server'), options);
  const {workerUrl} = await worker.ready;
  await debuggerConnected;
  const agent = new Agent({keepAlive: true, maxSockets: 256});
  const serveAsset = createAssetFront(path.join(directory, 'client'));

  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    if (pathname === null) return void refuse(response, 400);
    if (isRead(request) && serveAsset(request, response, pathname)) return;
    const isMedia = pathname.startsWith('/cdn/') && options.mediaOrigin;
    // The platform serves media to everybody: mails and the checkout show them, too.
    if (isMedia) addSecurityHeaders(response).setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const target = isMedia ? new URL(options.mediaOrigin) : workerUrl;
    forward(request, response, {target, agent, accountOrigin: options.accountOrigin ?? null});
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, 'localhost', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return {
    origin: `http://localhost:${port}`,
    workerUrl,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
      await worker.dispose();
    },
  };
}

function createWorker(directory: string, {env, accountOrigin}: StorefrontOptions) {
  const oxygen = readFileSync(path.join(directory, 'oxygen.json'), 'utf8');
  const settings = JSON.parse(oxygen) as {compatibility_date: string};
  return createMiniOxygen({
    requestHook: null,
    workers: [
      {
        name: 'storefront',
        stripCfConnectingIp: true,
        modules: [{type: 'ESModule', path: path.join(directory, 'index.js')}],
        modulesRoot: directory,
        bindings: {...env},
        compatibilityDate: settings.compatibility_date,
        ...(accountOrigin && {outboundService: ACCOUNTS_WORKER}),
      },
      ...(accountOrigin ? [accountsWorker(accountOrigin, settings.compatibility_date)] : []),
    ],
  });
}

/** What the front answers by itself: the worker sends headers of its own. */
function refuse(response: ServerResponse, status: number): void {
  addSecurityHeaders(response).writeHead(status, {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'}).end();
}

function isRead({method}: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function pathOf(request: IncomingMessage): string | null {
  try {
    const {pathname} = new URL(request.url ?? '/', 'http://front.invalid');
    decodeURI(pathname);
    return pathname;
  } catch {
    return null;
  }
}

/** Where a request goes on, and what must be changed on the way back. */
interface Route {
  readonly target: URL;
  readonly agent: Agent;
  readonly accountOrigin: string | null;
}

/** Hosts pass on a percent sign that encodes nothing, as in `?q=100%`; the local runner would answer 500. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

function forward(request: IncomingMessage, response: ServerResponse, route: Route, isRetry = false): void {
  const {target, agent} = route;
  const upstream = httpRequest(
    {
      // What must not be sent twice gets a connection of its own: a kept one may be closing just now.
      agent: isRead(request) ? agent : false,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url?.replace(STRAY_PERCENT, '%25'),
      headers: {
        ...request.headers,
        'x-forwarded-host': request.headers.host,
        // The front compresses: workerd's server would hold a streamed page back until it is whole.
        'accept-encoding': 'identity',
      },
    },
    (answer) => {
      // Whoever answers before all was said wants no more of it; what is said in vain would end the connection.
      request.unpipe(upstream).resume();
      send(request, response, answer, route);
    },
  );
  upstream.on('error', () => {
    // A kept connection may be closed from the other side at the very moment it is used again.
    const mayRetry = upstream.reusedSocket && !isRetry && isRead(request) && !response.headersSent;
    if (mayRetry) return forward(request, response, route, true);
    // An answer that has begun ends, or breaks off, by itself.
    if (!response.headersSent) refuse(response, 502);
  });
  response.on('close', () => upstream.destroy());
  if (isRead(request)) upstream.end();
  else request.pipe(upstream);
}

/** Remix's own navigations are told where to go in the body. */
const REDIRECT_AS_DATA = 202;

async function sendRedirectData(response: ServerResponse, answer: IncomingMessage, accountOrigin: string) {
  const body = await text(answer).catch(() => null);
  if (body === null) return response.destroy();
  const headers = {...answer.headers};
  delete headers['content-length'];
  response.writeHead(REDIRECT_AS_DATA, headers);
  response.end(namesLocalAccounts(body, accountOrigin));
}

function send(request: IncomingMessage, response: ServerResponse, answer: IncomingMessage, route: Route): void {
  const {location} = answer.headers;
  if (location && route.accountOrigin) answer.headers.location = toLocalAccounts(location, route.accountOrigin);
  if (answer.statusCode === REDIRECT_AS_DATA && route.accountOrigin) {
    return void sendRedirectData(response, answer, route.accountOrigin);
  }
  const encoding = acceptedEncoding(request);
  const isPlain = answer.headers['content-encoding'] === undefined && isCompressible(answer.headers['content-type']);
  const hasBody = request.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  answer.on('error', () => response.destroy());
  if (!encoding || !isPlain || !hasBody) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  const headers = {...answer.headers, 'content-encoding': encoding, vary: 'Accept-Encoding'};
  delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, headers);
  answer.pipe(streamCompressor(encoding)).pipe(response);
}
