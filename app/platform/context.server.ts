import {createCookieJar, type CookieJar} from './cookie-jar.server';
import {parseConfig, type AppConfig} from './env.server';
import {createReporter} from './report.server';
import {createCart} from './shopify/cart.server';
import {createStorefront} from './shopify/storefront.server';

/** What the worker hands over for one request. */
export interface ContextOptions {
  readonly request: Request;
  readonly env: Record<string, unknown>;
  readonly execution: Pick<ExecutionContext, 'waitUntil'>;
  readonly nonce: string;
}

/** What every loader and action is given. */
export type AppContext = Awaited<ReturnType<typeof createAppLoadContext>>;

let parsed: {readonly env: object; readonly config: AppConfig} | undefined;

/** An isolate's environment never changes, so it is parsed once. */
function configOf(env: Record<string, unknown>): AppConfig {
  if (parsed?.env !== env) parsed = {env, config: parseConfig(env)};
  return parsed.config;
}

/**
 * Builds the context of one request.
 * @throws ConfigError when a setting is wrong or missing
 */
export async function createAppLoadContext({request, env, execution, nonce}: ContextOptions) {
  const config = configOf(env);
  const cookies: CookieJar = createCookieJar();
  const {reference, report} = createReporter(request);
  const waitUntil = execution.waitUntil.bind(execution);
  const {storefront, direct} = createStorefront({
    config,
    request,
    waitUntil,
    cache: await caches.open('storefront-reads'),
    onRefreshFailed: report,
  });
  const cart = createCart({direct, request, cookies, isSecure: allowsSecureCookies(config)});
  return {config, cookies, nonce, reference, report, storefront, cart, waitUntil};
}

/** Browsers accept `Secure` over https and, but for Safari, from this machine itself. */
function allowsSecureCookies({PUBLIC_ORIGIN}: AppConfig): boolean {
  const {protocol, hostname} = new URL(PUBLIC_ORIGIN);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}
