export interface SmokeCheck {
  readonly name: string;
  /** Returns what is wrong; an empty list if nothing is. */
  readonly run: (origin: string) => Promise<readonly string[]>;
}

const TIMEOUT_MS = 20_000;
/** Every response has these headers, whichever host serves it. */
const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /max-age=31536000/,
  'referrer-policy': /./,
  'x-frame-options': /^DENY$/,
};

const request = (url: string | URL, init: RequestInit = {}): Promise<Response> =>
  fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
    // A host that responds before it has read the whole body of a request may not answer the next one on that connection.
    headers: {Accept: 'text/html', ...(init.method === 'POST' && {Connection: 'close'}), ...init.headers},
  });

const when = (isWrong: boolean, fault: string): readonly string[] => (isWrong ? [fault] : []);

const expectStatus = ({status, url}: Response, ...expected: readonly number[]): readonly string[] =>
  when(
    !expected.includes(status),
    `${new URL(url).pathname} responds with ${status} instead of ${expected.join(' or ')}`,
  );

function expectHeaders({headers, url}: Response, expected: Readonly<Record<string, RegExp>>): readonly string[] {
  const wrong = Object.entries(expected).filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''));
  return wrong.map(([name]) => `${new URL(url).pathname} has the header ${name}: ${headers.get(name) ?? 'missing'}`);
}

/** `shopify hydrogen preview` sends files without caching headers and knows few types; on Oxygen a CDN serves them. */
const isFileOfPreview = ({url, headers}: Response): boolean =>
  new URL(url).hostname === 'localhost' &&
  headers.get('access-control-allow-origin') === '*' &&
  !headers.has('cache-control');

const expectFileHeaders = (file: Response, expected: Readonly<Record<string, RegExp>>): readonly string[] =>
  isFileOfPreview(file) ? [] : expectHeaders(file, expected);

/** Returns the addresses of the page's style sheet and of one of its scripts, which a CDN may serve. */
function findAssets(html: string, origin: string): readonly URL[] {
  const style = /<link[^>]+href="([^"]+\.css)"/.exec(html)?.[1];
  const script = /"([^"]*\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  return [style, script].flatMap((address) => (address === undefined ? [] : [new URL(address, origin)]));
}

/** Files for machines, which routes create, and icons that browsers ask for by name. */
const FILES: Readonly<Record<string, RegExp>> = {
  '/robots.txt': /^text\/plain/,
  '/sitemap.xml': /xml/,
  '/manifest.webmanifest': /^application\/manifest\+json/,
  '/icons.svg': /^image\/svg\+xml/,
  '/favicon.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)/,
  '/apple-touch-icon.png': /^image\/png/,
};

async function checkPages(origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of ['/', '/products', '/recipes', '/shipping-returns', '/cart']) {
    const page = await request(origin + path);
    const html = await page.text();
    faults.push(...expectStatus(page, 200), ...expectHeaders(page, {'content-type': /^text\/html/}));
    faults.push(...when(page.status === 200 && !/<h1\b/.test(html), `${path} has no heading`));
  }
  const product = await findProduct(origin);
  faults.push(...when(product === null, '/products lists no product'));
  if (product !== null) faults.push(...expectStatus(await request(origin + product), 200));
  faults.push(...expectStatus(await request(`${origin}/product/no-such-product`), 404));
  for (const [path, type] of Object.entries(FILES)) {
    const file = await request(origin + path);
    faults.push(...expectStatus(file, 200), ...expectFileHeaders(file, {'content-type': type, 'cache-control': /./}));
  }
  return faults;
}

async function findProduct(origin: string): Promise<string | null> {
  const html = await (await request(`${origin}/products`)).text();
  return /href="(\/product\/[^"/]+)"/.exec(html)?.[1] ?? null;
}

async function checkHeaders(origin: string): Promise<readonly string[]> {
  const page = await request(origin);
  const policy = page.headers.get('content-security-policy') ?? '';
  return [
    ...expectHeaders(page, {...SECURITY_HEADERS, 'cache-control': /no-store/}),
    ...when(!/script-src 'nonce-[^']+' 'strict-dynamic'/.test(policy), 'the policy of scripts has no nonce'),
    ...when(page.headers.has('set-cookie'), 'a first visit sets a cookie'),
  ];
}

async function checkAssets(origin: string): Promise<readonly string[]> {
  const assets = findAssets(await (await request(origin)).text(), origin);
  const faults = [...when(assets.length < 2, 'the home page names no style sheet or no script')];
  for (const url of assets) {
    const asset = await request(url);
    const type = url.pathname.endsWith('.css') ? /^text\/css/ : /javascript/;
    const headers = {'content-type': type, 'cache-control': /max-age=31536000/, 'x-content-type-options': /^nosniff$/};
    faults.push(...expectStatus(asset, 200), ...expectFileHeaders(asset, headers));
  }
  // Files of the build that are none of the public's business.
  for (const path of ['/oxygen.json', '/_headers', '/index.js.map'])
    faults.push(...expectStatus(await request(origin + path), 404));
  return faults;
}

/** Adds a product to a new cart, as a browser without scripts does. */
async function checkCart(origin: string): Promise<readonly string[]> {
  const product = await findProduct(origin);
  if (product === null) return ['no product to add to a cart'];
  const html = await (await request(origin + product)).text();
  const input = /name="cartFormInput" value="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  if (input === undefined) return [`${product} has no form that adds it to the cart`];
  const added = await request(`${origin}/cart`, {
    method: 'POST',
    headers: {Origin: origin, 'Sec-Fetch-Site': 'same-origin'},
    body: new URLSearchParams({cartFormInput: input}),
  });
  const cookie = added.headers.getSetCookie().find((each) => /^(?:__Host-)?cart=/.test(each)) ?? '';
  const isSafe =
    /HttpOnly/i.test(cookie) &&
    /SameSite=Lax/i.test(cookie) &&
    (/; Secure/i.test(cookie) || origin.startsWith('http:'));
  const [value = ''] = cookie.split(';');
  const cart = await (await request(`${origin}/cart`, {headers: {Cookie: value}})).text();
  return [
    ...expectStatus(added, 200, 302, 303),
    ...when(!isSafe, `the cookie of the cart is unsafe or missing: ${cookie.replace(/=[^;]*/, '=…')}`),
    ...when(!cart.includes('LinesRemove'), 'the cart is empty on the next page'),
  ];
}

async function checkRefusals(origin: string): Promise<readonly string[]> {
  const post = (path: string, headers: Record<string, string>, body = '{}') =>
    request(origin + path, {method: 'POST', headers, body});
  const json = {'Content-Type': 'application/json'};
  const admin = await request(`${origin}/admin`);
  return [
    ...expectStatus(await post('/webhooks/shopify', {...json, 'X-Shopify-Topic': 'orders/create'}), 401),
    ...expectStatus(await post('/webhooks/reconcile', {Authorization: 'Bearer wrong'}), 401, 404),
    ...expectStatus(await post('/cart', {Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site'}), 403),
    ...expectStatus(admin, 302, 303, 404),
  ];
}

async function checkHealth(origin: string): Promise<readonly string[]> {
  const response = await request(`${origin}/health`, {headers: {Accept: 'application/json'}});
  const health = await response.json<Readonly<Record<string, unknown>>>();
  return [
    ...expectStatus(response, 200),
    ...when(health.overall !== 'ok', `/health reports ${JSON.stringify(health)}`),
  ];
}

/** The checks of `npm run smoke`, which change nothing but a cart of their own. */
export const SMOKE_CHECKS: readonly SmokeCheck[] = [
  {name: 'pages', run: checkPages},
  {name: 'headers', run: checkHeaders},
  {name: 'assets', run: checkAssets},
  {name: 'cart and its cookie', run: checkCart},
  {name: 'refused requests', run: checkRefusals},
  {name: 'health', run: checkHealth},
];

/** Runs a check. @returns what is wrong, an exception included */
export const runSmokeCheck = ({run}: SmokeCheck, origin: string): Promise<readonly string[]> =>
  run(origin).catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
