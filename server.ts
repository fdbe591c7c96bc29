import * as remixBuild from 'virtual:remix/server-build';
import {createRequestHandler} from '@shopify/remix-oxygen';
import {configOf, createAppLoadContext, type AppContext} from '~/platform/context.server';
import {hasPersonalCookie} from '~/platform/cookie-jar.server';
import {backendOf, ConfigError} from '~/platform/env.server';
import {rejectInvalidUrl, rejectCrossSiteWrite, rejectLegacyDataUrl} from '~/platform/guard.server';
import {createRoutePatternFinder} from '~/platform/find-route-pattern.server';
import {fatalResponse, finishResponse, requestNonce} from '~/platform/http.server';
import {hasMarkdown, negotiateMarkdown} from '~/platform/negotiate-markdown.server';
import {withTiming} from '~/platform/request-timings.server';
import {createRouteManifest} from '~/platform/route-manifest.server';
import {recordResponse} from '~/platform/security-events.server';
import {redirectForGonePath} from '~/platform/shopify/gone-path.server';

/** The worker's entry: rejects unsafe requests, renders with Remix, sets cookies and headers, redirects moved pages. */
const worker = {
  async fetch(received: Request, env: Record<string, unknown>, execution: ExecutionContext): Promise<Response> {
    const nonce = requestNonce();
    try {
      const request = negotiateMarkdown(received);
      const rejection = rejectInvalidUrl(request) ?? rejectCrossSiteWrite(request) ?? rejectLegacyDataUrl(request);
      const early = rejection ?? serveRouteManifest(request);
      if (early) {
        recordStatus(received, early, env, execution);
        return finishResponse(early, {nonce});
      }
      const context = await createAppLoadContext({request, env, execution, nonce});
      const response = await withTiming(request, context, () => respond(request, context));
      recordStatus(received, response, env, execution);
      const isPersonal = hasPersonalCookie(request);
      const {config, cookies} = context;
      const finished = finishResponse(response, {nonce, cookies, config, assetOrigin, isPersonal});
      if (hasMarkdown(received.url)) finished.headers.append('Vary', 'Accept');
      return finished;
    } catch (error) {
      console.error(error instanceof ConfigError ? error.message : error);
      const response = fatalResponse(error);
      if (!(error instanceof ConfigError)) recordStatus(received, response, env, execution);
      return finishResponse(response, {nonce});
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

const findPattern = createRoutePatternFinder(remixBuild.assets.routes);

function recordStatus(
  request: Request,
  {status}: Response,
  env: Record<string, unknown>,
  execution: ExecutionContext,
): void {
  recordResponse(request, status, {config: configOf(env), waitUntil: execution.waitUntil.bind(execution), findPattern});
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

async function respond(request: Request, context: AppContext): Promise<Response> {
  contexts.set(request, context);
  const response = await handleRequest(request);
  return response.status === 404 ? redirectForGonePath(request, response, context) : response;
}
