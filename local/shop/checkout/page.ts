import type {ShopConfig, ShopContext} from '../state';
import {CHECKOUT_COPY} from './checkout-copy';
import {html, type Markup} from '../../kit/html';
import {PAGE_STYLE} from './page-style';

export const STYLE_PATH = '/checkouts/checkout.css';

/** Browsers apply `form-action` to redirects of forms too, and the sign-in form redirects to the storefront. */
const contentSecurityPolicy = ({storefrontOrigin}: ShopConfig): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `img-src data: ${storefrontOrigin}`,
    `form-action 'self' ${storefrontOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

interface PageParts {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  /** The target of the link at the top; an order page has no cart to return to. */
  readonly back?: 'cart' | 'shop';
  /** The text of the banner that says that this is not a real store. */
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
 * Returns a page of the checkout. It is never cached, because it shows personal data, and it runs no script.
 *
 * @param parts - title, content, and the status if it is not 200
 * @param context - the shop, for its name and the link to the storefront
 */
export function pageResponse(parts: PageParts, context: ShopContext): Response {
  return new Response(documentOf(parts, context).text, {
    status: parts.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(context.config),
      // The URL contains the cart's key, so other sites must not receive it; same-origin forms need an Origin against CSRF.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Returns a page that explains why the checkout is not available and links back to the cart. */
export function unavailablePageResponse(status: number, heading: string, hint: string, context: ShopContext): Response {
  const body = html`<h1>${heading}</h1>
    <p>${hint}</p>
    <p><a class="action" href="${context.config.storefrontOrigin}/cart">Return to cart</a></p>`;
  return pageResponse({title: heading, body, status}, context);
}

/** Redirects to another page, which browsers request with GET even after a form. */
export const seeOther = (location: string): Response =>
  new Response(null, {status: 303, headers: {location, 'cache-control': 'no-store'}});

export const styleResponse = (): Response =>
  new Response(PAGE_STYLE, {headers: {'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache'}});
