import {createCartClient} from './cart-client';

/** A complete and valid form; card 1 is approved. */
export const ADA = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 Pearl Street',
  address2: '',
  city: 'Brooklyn',
  province: 'NY',
  zip: '11201',
  phone: '',
  shippingMethod: 'standard',
  card: '1',
} as const;

/** A page as a visitor without JavaScript receives it. */
interface VisitedPage {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  /** The visible text, with collapsed whitespace. */
  readonly text: string;
}

const TEXT_ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => TEXT_ENTITIES[entity] ?? entity);

async function toPage(response: Response): Promise<VisitedPage> {
  const html = await response.text();
  const text = decode(html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
  return {status: response.status, location: response.headers.get('location'), html, text};
}

/** Requests a page without following redirects. */
export const visit = async (url: string): Promise<VisitedPage> => toPage(await fetch(url, {redirect: 'manual'}));

/** Submits a form like the page's own form, without following redirects. */
export async function send(
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<VisitedPage> {
  const body = new URLSearchParams(fields);
  return toPage(await fetch(url, {method: 'POST', body, headers, redirect: 'manual'}));
}

/** @returns the totals in a checkout page, by the names of their hidden fields. */
export function shownTotals({html}: VisitedPage): Record<string, string> {
  const inputs = html.match(/<input\s+type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1], /value="([^"]*)"/.exec(input)?.[1]]),
  );
}

/** Fills a cart through the Storefront API and opens its checkout. */
export async function enterCheckout(
  shopOrigin: string,
  ...lines: ReadonlyArray<{merchandiseId: string; quantity: number}>
) {
  const client = createCartClient(shopOrigin);
  const {cart} = await client.cart.create({lines: [...lines]});
  const entrance = await visit(cart.checkoutUrl);
  const pageUrl = new URL(entrance.location ?? '', shopOrigin).href;
  return {
    ...client,
    checkoutUrl: cart.checkoutUrl,
    pageUrl,
    thankYouUrl: `${pageUrl.split('?')[0]}/thank-you`,
    open: () => visit(pageUrl),
    send: (fields: Readonly<Record<string, string>>) => send(pageUrl, fields),
    pay: (changes: Readonly<Record<string, string>> = {}) => send(pageUrl, {...ADA, intent: 'pay', ...changes}),
  };
}
