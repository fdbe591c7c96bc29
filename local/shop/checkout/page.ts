import type {ShopConfig, ShopContext} from '../state';
import {CHECKOUT_COPY} from './checkout-copy';
import {html, type Markup} from '../../kit/html';
import {PAGE_STYLE} from './page-style';

/** Where the pages' style is served. */
export const STYLE_PATH = '/checkouts/checkout.css';

/** Browsers hold a form's redirects to `form-action` too, and signing in ends at the storefront. */
const contentSecurityPolicy = ({storefrontOrigin}: ShopConfig): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `img-src data: ${storefrontOrigin}`,
    `form-action 'self' ${storefrontOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What makes one page differ from the next. */
interface PageParts {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  /** Where the link at the top leads; an order has no cart to go back to. */
  readonly back?: 'cart' | 'shop';
  /** What the strip on top says about this not being the real thing. */
  readonly banner?: string;
}

const BACK = {cart: {path: '/cart', text: 'Return to cart'}, shop: {path: '/', text: 'Return to shop'}} as const;

function documentOf(
  {title, body, back = 'cart', banner = CHECKOUT_COPY.local}: PageParts,
  {state, config}: ShopContext,
): Markup {
  const shopName = state.seed.shop.name;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${shopName}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header>
          <p class="local">${banner}</p>
          <div class="frame masthead">
            <a class="shop" href="${config.storefrontOrigin}/">${shopName}</a>
            <a href="${config.storefrontOrigin}${BACK[back].path}">${BACK[back].text}</a>
          </div>
        </header>
        <main class="frame">${body}</main>
      </body>
    </html>`;
}

/**
 * Answers with a page of the checkout. It is never cached, since it shows a person's address, and runs no script.
 *
 * @param parts - title, content, and the status when it is not 200
 * @param context - the shop, for its name and the way back to the storefront
 */
export function pageResponse(parts: PageParts, context: ShopContext): Response {
  return new Response(documentOf(parts, context).text, {
    status: parts.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(context.config),
      // The address carries the cart's key: it must not travel to another site, but forms need an origin to be told apart.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Answers with a page that only says why there is nothing to do here and leads back to the cart. */
export function unavailablePageResponse(status: number, heading: string, hint: string, context: ShopContext): Response {
  const body = html`<h1>${heading}</h1>
    <p>${hint}</p>
    <p><a class="action" href="${context.config.storefrontOrigin}/cart">Return to cart</a></p>`;
  return pageResponse({title: heading, body, status}, context);
}

/** Answers with the way to another page; after a form that is always read with GET. */
export const seeOther = (location: string): Response =>
  new Response(null, {status: 303, headers: {location, 'cache-control': 'no-store'}});

/** Answers with the pages' style. */
export const styleResponse = (): Response =>
  new Response(PAGE_STYLE, {headers: {'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache'}});
