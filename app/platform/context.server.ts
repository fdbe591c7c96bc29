import {createOnce} from '~/core/create-once';
import {watchAlerts} from './alerts/run-alerts.server';
import {getConfigWarnings} from './config-warnings.server';
import {createCookieJar, type CookieJar} from './cookie-jar.server';
import {recordError} from './errors/error-log.server';
import {backendOf, getUnknownSettings, parseConfig, type AppConfig} from './env.server';
import {createFlash} from './flash.server';
import {isOtherAddress} from './guard.server';
import {withoutMail} from './mail/without-mail';
import {createReporter, type Reporter} from './report.server';
import {createPendingSignOut} from './session/pending-sign-out.server';
import {rejectWithoutRole} from './session/reject-admin.server';
import {createSession} from './session/session.server';
import {createStaffAttempt, noteAudits} from './create-staff-attempt';
import {cartCookieName, createCart, getCookieCartId} from './shopify/cart.server';
import {createEarlierCart} from './shopify/earlier-cart.server';
import {createStorefront} from './shopify/storefront.server';
import {createBackend, type Backend} from './supabase/backend.server';
import {refreshShopTimeZone} from './supabase/read-shop-time-zone.server';

export interface ContextOptions {
  readonly request: Request;
  readonly env: Record<string, unknown>;
  readonly execution: Pick<ExecutionContext, 'waitUntil'>;
  readonly nonce: string;
  /** Returns the pattern of a URL's route, under which errors are counted. */
  readonly getRoutePattern: (url: string) => string;
  /** Whether the document is rendered for the page cache instead of one visitor. */
  readonly isForCache?: boolean;
}

export interface PageRender {
  readonly isForCache: boolean;
  /** Set to false when a part of the page failed or shows old data. */
  isCurrent: boolean;
}

export type AppContext = Awaited<ReturnType<typeof createAppLoadContext>>;

interface ParsedEnv {
  readonly env: object;
  readonly config: AppConfig;
  /** For requests to other addresses than the public one, such as those of previews. */
  readonly otherConfig: AppConfig;
  readonly warnings: readonly string[];
}

let parsed: ParsedEnv | undefined;

/**
 * Parses the environment once per isolate, since it never changes, and logs settings that look misspelled or unsafe.
 * @throws ConfigError when a setting is wrong or missing
 */
export function configOf(env: Record<string, unknown>): AppConfig {
  return parse(env).config;
}

function parse(env: Record<string, unknown>): ParsedEnv {
  if (parsed?.env === env) return parsed;
  const config = parseConfig(env);
  parsed = {
    env,
    config,
    otherConfig: withoutMail(config),
    warnings: [...getUnknownSettings(env), ...getConfigWarnings(config)],
  };
  for (const line of parsed.warnings) console.warn(`settings: ${line}`);
  return parsed;
}

function settingsFor(request: Request, env: Record<string, unknown>) {
  const {config, otherConfig, warnings} = parse(env);
  const isOther = isOtherAddress(request, new URL(request.url), config);
  return {config: isOther ? otherConfig : config, settingWarnings: warnings};
}

/**
 * Builds the context of one request.
 * @throws ConfigError when a setting is wrong or missing
 */
export async function createAppLoadContext(options: ContextOptions) {
  const {request, env, execution, nonce, isForCache = false} = options;
  const {config, settingWarnings} = settingsFor(request, env);
  const cookies: CookieJar = createCookieJar();
  const page: PageRender = {isForCache, isCurrent: true};
  const onDegraded = () => void (page.isCurrent = false);
  const waitUntil = execution.waitUntil.bind(execution);
  const {reference, report} = createRecordingReporter(options, {config, waitUntil, onDegraded});
  const clients = createStorefront({
    config,
    request,
    waitUntil,
    cache: await caches.open('storefront-reads'),
    onRefreshFailed: report,
    onDegraded,
    awaitsFresh: isForCache,
  });
  const staffAttempt = createStaffAttempt();
  workAfterResponse({config, report, waitUntil});
  const recorded = noteAudits(createBackend(backendOf(config)), staffAttempt);
  const backend = rejectWithoutRole(recorded, request, () => ({flash, reference}));
  const {session, flash} = openSealedCookies({request, config, cookies, backend, report, waitUntil});
  const cookieName = cartCookieName(config);
  const cartId = getCookieCartId(request, cookieName);
  const cartOptions = {cartId, cookies, cookieName, session, report, waitUntil};
  const cart = createOnce(() => createCart({...cartOptions, cartClient: clients.cartClient}));
  return {
    config,
    settingWarnings,
    cookies,
    flash,
    nonce,
    page,
    reference,
    report,
    storefront: clients.storefront,
    backend,
    session,
    staffAttempt,
    waitUntil,
    hasCart: cartId !== null,
    earlierCart: createEarlierCart({request, cookies, cartCookieName: cookieName}),
    // Hydrogen's client and cart handler are created on first use, since most pages need neither.
    get direct() {
      return clients.direct;
    },
    get cart() {
      return cart();
    },
  };
}

/** Starts what each isolate does now and then beside its responses. No one who browses or buys waits for it. */
function workAfterResponse(tools: {
  readonly config: AppConfig;
  readonly report: Reporter['report'];
  readonly waitUntil: (promise: Promise<unknown>) => void;
}): void {
  const settings = backendOf(tools.config);
  if (!settings) return;
  refreshShopTimeZone({...tools, backend: createBackend(settings, 'monitor')});
  watchAlerts(tools);
}

interface RecordingOptions {
  readonly config: AppConfig;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly onDegraded: () => void;
}

/** Creates a reporter that also counts errors by name and place. */
function createRecordingReporter(
  {request, getRoutePattern}: Pick<ContextOptions, 'request' | 'getRoutePattern'>,
  {config, waitUntil, onDegraded}: RecordingOptions,
): Reporter {
  const {method, url} = request;
  const getPattern = () => getRoutePattern(url);
  return createReporter(request, onDegraded, (error, reference) =>
    recordError(error, {method, getPattern, reference}, {config, waitUntil}),
  );
}

interface SealedCookieOptions {
  readonly config: AppConfig;
  readonly request: Request;
  readonly cookies: CookieJar;
  readonly backend: Backend;
  readonly report: (error: unknown) => void;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** Opens the encrypted cookies of a request, and continues a sign-out that an outage of the database interrupted. */
function openSealedCookies({config, request, cookies, backend, report, waitUntil}: SealedCookieOptions) {
  const nameOf = <Name extends string>(name: Name) =>
    config.LOCAL_PLAIN_COOKIES === '1' ? name : (`__Host-${name}` as const);
  const options = {secrets: config.SESSION_SECRETS, request, cookies};
  const cookieName = nameOf('pending-sign-out');
  const pendingSignOut = createPendingSignOut({...options, cookieName, backend, report, waitUntil});
  pendingSignOut.resume();
  const session = createSession({...options, cookieName: nameOf('session'), backend, pendingSignOut});
  return {session, flash: createFlash({...options, cookieName: nameOf('flash')})};
}
