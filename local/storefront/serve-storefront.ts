import {readFileSync} from 'node:fs';
import {Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {ACCOUNTS_WORKER, accountsWorker, replaceAccountOrigin, toLocalAccounts} from './local-accounts';
import {nextHandshake} from './next-handshake';
import {parseTarget} from './request-target';
import {addSecurityHeaders} from './security-headers';
import {acceptedEncoding, createAssetFront, isCompressible, streamCompressor} from './asset-front';

export interface StorefrontOptions {
  readonly port: number;
  /** The worker's bindings, which hosts call environment variables. */
  readonly env: Readonly<Record<string, string>>;
  /** The origin of `/cdn/`, because Shopify serves a store's media under the storefront's own origin. */
  readonly mediaOrigin: string | null;
  /** The local Shopify that replaces `https://shopify.com` for customer accounts; none for a real store. */
  readonly accountOrigin?: string | null;
  /** The build directory; `dist` when absent. */
  readonly directory?: string;
}

export interface RunningStorefront {
  readonly origin: string;
  /** The URL of the worker without the proxy, for benchmarks. */
  readonly workerUrl: URL;
  close(): Promise<void>;
}

/**
 * Runs the unmodified production bundle in workerd behind a proxy that does what a host's edge does: it serves built files
 * and media, and compresses responses.
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
    if (request.method === 'OPTIONS' && request.url === '*') return void sendStatus(response, 204);
    const requested = parseTarget(request);
    if (!requested) return void sendStatus(response, 400);
    const {path: requestedPath, pathname, host} = requested;
    request.url = requestedPath;
    if (host !== undefined) request.headers.host = host;
    if (isRead(request) && serveAsset(request, response, pathname)) return;
    const isMedia = pathname.startsWith('/cdn/') && options.mediaOrigin;
    // Media may be embedded by other sites, because mails and the checkout show them, too.
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

/** Sends a response of the proxy, with the security headers that the worker would add itself. */
function sendStatus(response: ServerResponse, status: number): void {
  addSecurityHeaders(response).writeHead(status, {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'}).end();
}

function isRead({method}: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The target of a request, and how its response is changed. */
interface Route {
  readonly target: URL;
  readonly agent: Agent;
  readonly accountOrigin: string | null;
}

/** Hosts forward a percent sign that encodes nothing, as in `?q=100%`, but MiniOxygen would respond with 500. */
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

function forward(request: IncomingMessage, response: ServerResponse, route: Route, isRetry = false): void {
  const {target, agent} = route;
  const upstream = httpRequest(
    {
      // A request that must not be sent twice gets a new connection, because a pooled one may be closing, and so may the next.
      agent: isRead(request) && !isRetry ? agent : false,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url?.replace(STRAY_PERCENT, '%25'),
      headers: {
        ...request.headers,
        'x-forwarded-host': request.headers.host,
        // The proxy compresses instead, because workerd would buffer a streamed page until it is complete.
        'accept-encoding': 'identity',
      },
    },
    (upstreamResponse) => {
      // After an early response the worker reads no more of the body, and sending it would break the connection.
      request.unpipe(upstream).resume();
      send(request, response, upstreamResponse, route);
    },
  );
  upstream.on('error', () => {
    // The worker may close a pooled connection at the moment it is reused.
    const canRetry = upstream.reusedSocket && !isRetry && isRead(request) && !response.headersSent;
    if (canRetry) return forward(request, response, route, true);
    // A response that has started ends or aborts by itself.
    if (!response.headersSent) sendStatus(response, 502);
  });
  response.on('close', () => upstream.destroy());
  if (isRead(request)) upstream.end();
  else request.pipe(upstream);
}

/** Remix's client-side navigations receive redirects in the body of a response with this status. */
const REDIRECT_AS_DATA = 202;

async function sendRedirectData(response: ServerResponse, upstreamResponse: IncomingMessage, accountOrigin: string) {
  const body = await text(upstreamResponse).catch(() => null);
  if (body === null) return response.destroy();
  const headers = {...upstreamResponse.headers};
  delete headers['content-length'];
  response.writeHead(REDIRECT_AS_DATA, headers);
  response.end(replaceAccountOrigin(body, accountOrigin));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  upstreamResponse: IncomingMessage,
  route: Route,
): void {
  const {location} = upstreamResponse.headers;
  if (location && route.accountOrigin)
    upstreamResponse.headers.location = toLocalAccounts(location, route.accountOrigin);
  if (upstreamResponse.statusCode === REDIRECT_AS_DATA && route.accountOrigin) {
    return void sendRedirectData(response, upstreamResponse, route.accountOrigin);
  }
  const encoding = acceptedEncoding(request);
  const isPlain =
    upstreamResponse.headers['content-encoding'] === undefined &&
    isCompressible(upstreamResponse.headers['content-type']);
  const hasBody =
    request.method !== 'HEAD' && upstreamResponse.statusCode !== 204 && upstreamResponse.statusCode !== 304;
  upstreamResponse.on('error', () => response.destroy());
  if (!encoding || !isPlain || !hasBody) {
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
    return;
  }
  const vary = new Set([...(upstreamResponse.headers.vary?.split(/,\s*/) ?? []), 'Accept-Encoding']);
  const headers = {...upstreamResponse.headers, 'content-encoding': encoding, vary: [...vary].join(', ')};
  delete headers['content-length'];
  response.writeHead(upstreamResponse.statusCode ?? 502, headers);
  upstreamResponse.pipe(streamCompressor(encoding)).pipe(response);
}
