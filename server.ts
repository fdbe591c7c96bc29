import * as remixBuild from 'virtual:remix/server-build';
import {createRequestHandler} from '@shopify/remix-oxygen';
import {configOf, createAppLoadContext, type AppContext} from '~/platform/context.server';
import {hasPersonalCookie} from '~/platform/cookie-jar.server';
import {backendOf, ConfigError} from '~/platform/env.server';
import {refuseBadUrl, refuseForeignWrite, refuseOldDataAddress} from '~/platform/guard.server';
import {fatalResponse, finishResponse, requestNonce} from '~/platform/http.server';
import {createRouteManifest} from '~/platform/route-manifest.server';
import {redirectForGonePath} from '~/platform/shopify/gone-path.server';

/** The worker: guard, context, Remix, cookies, redirects the merchant keeps for addresses that are gone. */
const worker = {
  async fetch(request: Request, env: Record<string, unknown>, execution: ExecutionContext): Promise<Response> {
    const nonce = requestNonce();
    try {
      const refusal = refuseBadUrl(request) ?? refuseForeignWrite(request) ?? refuseOldDataAddress(request);
      const early = refusal ?? answerRouteManifest(request);
      if (early) return finishResponse(early, {nonce});
      const context = await createAppLoadContext({request, env, execution, nonce});
      const response = await respond(request, context);
      const isPersonal = hasPersonalCookie(request);
      const {config, cookies} = context;
      return finishResponse(response, {nonce, cookies, config, assetOrigin, isPersonal});
    } catch (error) {
      console.error(error instanceof ConfigError ? error.message : error);
      return finishResponse(fatalResponse(error), {nonce});
    }
  },

  /** What a host with timers calls, such as Cloudflare: the same as asking from outside. */
  async scheduled(_timer: unknown, env: Record<string, unknown>, execution: ExecutionContext): Promise<void> {
    const config = configOf(env);
    // A shop that sells to guests alone has no orders in a database to compare.
    if (!config.RECONCILE_SECRET || !backendOf(config)) return;
    const headers = {Authorization: `Bearer ${config.RECONCILE_SECRET}`};
    const request = new Request(`${config.PUBLIC_ORIGIN}/webhooks/reconcile`, {method: 'POST', headers});
    const {status} = await worker.fetch(request, env, execution);
    if (status !== 200) throw new Error(`the orders were not reconciled: ${status}`);
  },
};

export default worker;

/** A build for a CDN names its files by whole addresses. */
const entry = remixBuild.assets.entry.module;
const assetOrigin = URL.canParse(entry) ? new URL(entry).origin : null;

/** Contexts of the requests under way: the handler is made once an isolate, since it derives all routes anew each time. */
const contexts = new WeakMap<Request, AppContext>();

const answerRouteManifest = createRouteManifest(remixBuild.assets);

const handleRequest = createRequestHandler({
  build: remixBuild,
  mode: process.env.NODE_ENV,
  poweredByHeader: false,
  // Otherwise Hydrogen sets its tracking cookies on everyone and forwards any GraphQL a browser sends.
  collectTrackingInformation: false,
  proxyStandardRoutes: false,
  getLoadContext: (request) => contexts.get(request) as AppContext,
});

async function respond(request: Request, context: AppContext): Promise<Response> {
  contexts.set(request, context);
  const response = await handleRequest(request);
  return response.status === 404 ? redirectForGonePath(request, response, context) : response;
}
