import * as remixBuild from 'virtual:remix/server-build';
import {createRequestHandler} from '@shopify/remix-oxygen';
import {SAVE_DATA_TIMING} from '~/core/save-data-timing';
import {createBusyPage} from '~/platform/busy-page.server';
import {contentChanges} from '~/platform/content-changes';
import {configOf, createAppLoadContext, type AppContext, type ContextOptions} from '~/platform/context.server';
import {hasPersonalCookie} from '~/platform/cookie-jar.server';
import {backendOf, ConfigError} from '~/platform/env.server';
import {storeDueErrors} from '~/platform/errors/error-log.server';
import {createRoutePatternMatcher} from '~/platform/create-route-pattern-matcher.server';
import {
  isOtherAddress,
  rejectInvalidUrl,
  rejectCrossSiteWrite,
  rejectLegacyDataUrl,
  rejectUnreadable,
} from '~/platform/guard.server';
import {createDocument, fatalResponse, finishResponse, requestNonce} from '~/platform/http.server';
import {hasMarkdown, negotiateMarkdown} from '~/platform/negotiate-markdown.server';
import {findPageParams} from '~/platform/page-cache/page-params';
import {createPageCache, STALE_IF_ERROR_S, type RenderedPage} from '~/platform/page-cache/page-cache.server';
import {createPageKeys, type PageKey} from '~/platform/page-cache/page-key';
import {createPageQueries} from '~/platform/page-cache/page-queries';
import {createSharedPages} from '~/platform/page-cache/shared-pages.server';
import {addUnreadParams, withoutUnreadParams} from '~/platform/page-cache/unread-params';
import {createRenderLimit, isLimitedPage} from '~/platform/limits/render-limit.server';
import {withTiming} from '~/platform/request-timings.server';
import {createRouteManifest} from '~/platform/route-manifest.server';
import {recordResponse} from '~/platform/security-events.server';
import {createContentWatch} from '~/platform/shopify/content-watch.server';
import {redirectForGonePath} from '~/platform/shopify/gone-path.server';
import {exportDiscoveredOrigins, importDiscoveredOrigins} from '~/platform/store-origins.server';
import {withStaffAttempt} from '~/platform/staff-attempt.server';
import stylesheet from '~/styles/app.css?url';

/** The worker's entry: rejects unsafe requests, renders with Remix, sets cookies and headers, redirects moved pages. */
const worker = {
  async fetch(received: Request, env: Record<string, unknown>, execution: ExecutionContext): Promise<Response> {
    const nonce = requestNonce();
    try {
      const isNegotiable = hasMarkdown(received.url);
      const request = isNegotiable ? negotiateMarkdown(received) : received;
      // Parsed once: even this takes a hundredth of a cached page's time.
      const url = new URL(request.url);
      const rejection = rejectInvalidUrl(url) ?? rejectCrossSiteWrite(request) ?? rejectLegacyDataUrl(url);
      const early = rejection ?? serveRouteManifest(url, request.method);
      if (early) {
        recordStatus(received, early, env, execution);
        return finishResponse(early, {nonce});
      }
      const key = request.method === 'GET' || request.method === 'HEAD' ? pageKeyOf(url) : null;
      const response = await respond({request, url, env, execution, nonce, isNegotiable, key, getRoutePattern});
      if (isOtherAddress(received, url, configOf(env))) response.headers.set('X-Robots-Tag', 'noindex');
      if (request.headers.get('Save-Data') === 'on') response.headers.append('Server-Timing', SAVE_DATA_TIMING);
      recordStatus(received, response, env, execution);
      return response;
    } catch (error) {
      if (!URL.canParse(received.url)) return finishResponse(rejectUnreadable(), {nonce});
      console.error(error instanceof ConfigError ? error.message : error);
      const response = fatalResponse(error);
      if (!(error instanceof ConfigError)) recordStatus(received, response, env, execution);
      return finishResponse(response, {nonce});
    }
  },

  /** Runs the jobs of `app/routes/webhooks.reconcile/cron.ts` when a host's cron trigger, such as Cloudflare's, fires: the same as posting to the route. */
  async scheduled(_timer: unknown, env: Record<string, unknown>, execution: ExecutionContext): Promise<void> {
    const config = configOf(env);
    // A shop that sells to guests only stores no orders in a database.
    const [secret] = config.RECONCILE_SECRET ?? [];
    if (!secret || !backendOf(config)) return;
    const headers = {Authorization: `Bearer ${secret}`};
    const request = new Request(`${config.PUBLIC_ORIGIN}/webhooks/reconcile`, {method: 'POST', headers});
    const {status} = await worker.fetch(request, env, execution);
    if (status !== 200) throw new Error(`scheduled jobs: the order reconciliation failed with status ${status}`);
  },
};

export default worker;

/** A build for a CDN has absolute asset URLs. */
const entry = remixBuild.assets.entry.module;
const assetOrigin = URL.canParse(entry) ? new URL(entry).origin : null;

/** The contexts of in-flight requests. The handler is created once per isolate, because creating it builds all routes. */
const contexts = new WeakMap<Request, AppContext>();

const getRoutePattern = createRoutePatternMatcher(remixBuild.assets.routes);

function recordStatus(
  request: Request,
  {status}: Response,
  env: Record<string, unknown>,
  execution: ExecutionContext,
): void {
  const recorder = {config: configOf(env), waitUntil: execution.waitUntil.bind(execution), getRoutePattern};
  recordResponse(request, status, recorder);
  storeDueErrors(recorder);
}

const serveRouteManifest = createRouteManifest(remixBuild.assets);

const handleRequest = createRequestHandler({
  build: remixBuild,
  mode: process.env.NODE_ENV,
  poweredByHeader: false,
  // Otherwise Hydrogen sets its tracking cookies for every visitor and proxies any GraphQL request of a browser.
  collectTrackingInformation: false,
  proxyStandardRoutes: false,
  getLoadContext: (request) => contexts.get(request) as AppContext,
});

const renderLimit = createRenderLimit();
const pageKeyOf = createPageKeys(createPageQueries(remixBuild.routes), findPageParams);
const pageCache = createPageCache({isOutdated: contentChanges.isOutdated});
const contentWatch = createContentWatch(contentChanges);

/** A request, its parsed URL, and whether its response depends on the `Accept` header. */
interface PageRequest extends ContextOptions {
  readonly url: URL;
  readonly isNegotiable: boolean;
  /** The page, or its data, that is read; null if no route lists the parameters that it reads. */
  readonly key: PageKey | null;
}

/** Responds from the page cache or by rendering, and measures the time. */
function respond(pageRequest: PageRequest): Promise<Response> {
  const {request, url, env, execution, nonce, isNegotiable} = pageRequest;
  const key = process.env.NODE_ENV === 'production' && !pageRequest.key?.isData ? pageRequest.key : null;
  const config = configOf(env);
  const waitUntil = execution.waitUntil.bind(execution);
  const openCache = () => caches.open('pages');
  const host = config.PUBLIC_ORIGIN.replace(/^https?:\/\//, '');
  if (key && contentWatch.isDue()) {
    const own = {...pageRequest, request: new Request(config.PUBLIC_ORIGIN)};
    const checkForChanges = async () => {
      const [{storefront}, cache] = await Promise.all([createAppLoadContext(own), openCache()]);
      await contentWatch.checkForChanges({storefront, cache, host});
    };
    waitUntil(checkForChanges());
  }
  const discoveredOrigins = {
    export: () => exportDiscoveredOrigins(config),
    import: (text: string) => importDiscoveredOrigins(config, text),
  };
  const version = `${__BUILD_ID__}/${host}`;
  return withTiming(url, {config, waitUntil}, () =>
    pageCache.respond({
      request,
      key,
      nonce,
      waitUntil,
      shared: createSharedPages({openCache, version, lifetimeS: STALE_IF_ERROR_S, discoveredOrigins}),
      render: () => renderInTurn(pageRequest),
      renderForCache: async (address) => {
        const turn = await renderLimit.run(async () => ({page: await renderForCache(address, pageRequest)}), waitUntil);
        return turn ? turn.page : 'refused';
      },
      toResponse: (document) => createDocument(document, {nonce, config, assetOrigin, isNegotiable}),
    }),
  );
}

/** Renders for one visitor, or responds with a small page if too many wait already. */
async function renderInTurn(pageRequest: PageRequest): Promise<Response> {
  const {request, url, env, execution, nonce, isNegotiable} = pageRequest;
  if (!isLimitedPage(url, request.method)) return render(pageRequest);
  const response = await renderLimit.run(() => render(pageRequest), execution.waitUntil.bind(execution));
  return response ?? createBusyPage(stylesheet, {nonce, config: configOf(env), assetOrigin, isNegotiable});
}

/** Renders for one visitor, with cookies. */
async function render({isNegotiable, key, url, ...options}: PageRequest): Promise<Response> {
  const {request: received, nonce} = options;
  const request = key ? withoutUnreadParams(received, key) : received;
  const context = await createAppLoadContext({...options, request});
  contexts.set(request, context);
  const rendered = await withStaffAttempt(context, () => handleRequest(request));
  if (key) addUnreadParams(rendered, key, url);
  const response = rendered.status === 404 ? await redirectForGonePath(received, rendered, context) : rendered;
  const {config, cookies} = context;
  const isPersonal = hasPersonalCookie(request);
  return finishResponse(response, {nonce, cookies, config, assetOrigin, isPersonal, isNegotiable});
}

/** Renders for all visitors without cookies; null if the result is not a page that all of them may get. */
async function renderForCache(
  address: string,
  {request, env, execution}: ContextOptions,
): Promise<RenderedPage | null> {
  const config = configOf(env);
  const nonce = requestNonce();
  // The limits on guessed handles count the visitor who caused this; nothing else of the request is passed on.
  const headers = new Headers({[config.BUYER_IP_HEADER]: request.headers.get(config.BUYER_IP_HEADER) ?? ''});
  const anonymous = new Request(new URL(address, config.PUBLIC_ORIGIN), {headers});
  const context = await createAppLoadContext({
    request: anonymous,
    env,
    execution,
    nonce,
    getRoutePattern,
    isForCache: true,
  });
  contexts.set(anonymous, context);
  const response = await handleRequest(anonymous);
  const html = await response.text();
  const isForAll =
    response.status === 200 && !response.headers.has('Set-Cookie') && context.cookies.drain().length === 0;
  return isForAll && context.page.isCurrent ? {html, nonce} : null;
}
