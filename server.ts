import * as remixBuild from 'virtual:remix/server-build';
import {createRequestHandler} from '@shopify/remix-oxygen';
import {createBusyPage} from '~/platform/busy-page.server';
import {configOf, createAppLoadContext, type AppContext, type ContextOptions} from '~/platform/context.server';
import {hasPersonalCookie} from '~/platform/cookie-jar.server';
import {backendOf, ConfigError} from '~/platform/env.server';
import {rejectInvalidUrl, rejectCrossSiteWrite, rejectLegacyDataUrl} from '~/platform/guard.server';
import {fatalResponse, finishResponse, requestNonce} from '~/platform/http.server';
import {hasMarkdown, negotiateMarkdown} from '~/platform/negotiate-markdown.server';
import {createRenderLimit, isLimitedPage} from '~/platform/render-limit.server';
import {withTiming} from '~/platform/request-timings.server';
import {createRouteManifest} from '~/platform/route-manifest.server';
import {redirectForGonePath} from '~/platform/shopify/gone-path.server';
import stylesheet from '~/styles/app.css?url';

/** The worker's entry: rejects unsafe requests, renders with Remix, sets cookies and headers, redirects moved pages. */
const worker = {
  async fetch(received: Request, env: Record<string, unknown>, execution: ExecutionContext): Promise<Response> {
    const nonce = requestNonce();
    try {
      const request = negotiateMarkdown(received);
      const rejection = rejectInvalidUrl(request) ?? rejectCrossSiteWrite(request) ?? rejectLegacyDataUrl(request);
      const early = rejection ?? serveRouteManifest(request);
      if (early) return finishResponse(early, {nonce});
      const config = configOf(env);
      const waitUntil = execution.waitUntil.bind(execution);
      const page = () => respond({request, env, execution, nonce});
      const response = await withTiming(request, {config, waitUntil}, async () => {
        const limited = isLimitedPage(request) ? await renderLimit.run(page, waitUntil) : await page();
        return limited ?? finishResponse(createBusyPage(stylesheet, nonce), {nonce, config, assetOrigin});
      });
      if (hasMarkdown(received.url)) response.headers.append('Vary', 'Accept');
      return response;
    } catch (error) {
      console.error(error instanceof ConfigError ? error.message : error);
      return finishResponse(fatalResponse(error), {nonce});
    }
  },

  /** Reconciles the orders when a host's cron trigger, such as Cloudflare's, fires: the same as posting to the route. */
  async scheduled(_timer: unknown, env: Record<string, unknown>, execution: ExecutionContext): Promise<void> {
    const config = configOf(env);
    // A shop that sells to guests only stores no orders in a database.
    if (!config.RECONCILE_SECRET || !backendOf(config)) return;
    const headers = {Authorization: `Bearer ${config.RECONCILE_SECRET}`};
    const request = new Request(`${config.PUBLIC_ORIGIN}/webhooks/reconcile`, {method: 'POST', headers});
    const {status} = await worker.fetch(request, env, execution);
    if (status !== 200) throw new Error(`order reconciliation failed: status ${status}`);
  },
};

export default worker;

/** A build for a CDN has absolute asset URLs. */
const entry = remixBuild.assets.entry.module;
const assetOrigin = URL.canParse(entry) ? new URL(entry).origin : null;

/** The contexts of in-flight requests. The handler is created once per isolate, because creating it builds all routes. */
const contexts = new WeakMap<Request, AppContext>();

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

async function respond(options: ContextOptions): Promise<Response> {
  const {request} = options;
  const context = await createAppLoadContext(options);
  contexts.set(request, context);
  const rendered = await handleRequest(request);
  const response = rendered.status === 404 ? await redirectForGonePath(request, rendered, context) : rendered;
  const {nonce, config, cookies} = context;
  return finishResponse(response, {nonce, cookies, config, assetOrigin, isPersonal: hasPersonalCookie(request)});
}
