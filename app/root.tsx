import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesUrl from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {ConsentRoom} from '~/shop/analytics/consent/ConsentRoom';
import {CONSENT_SCRIPT} from '~/shop/analytics/consent/consent-script';
import {toShopifyAccount} from '~/shop/analytics/shopify-account';
import {isLiveReload} from '~/core/live-reload-cookie';
import {openPrivacyChoices, useVisitorAnalytics} from '~/shop/analytics/use-visitor-analytics';
import {skipAfterCartPost} from '~/shop/cart/browser/skip-after-cart-post';
import {CartButton} from '~/shop/cart/CartButton';
import {CartDrawerHost} from '~/shop/cart/CartDrawerHost';
import {findCartTitle, findCart} from '~/shop/cart/load/find-cart.server';
import {PendingCatalog} from '~/shop/catalog/pending/PendingCatalog';
import {SearchLink} from '~/shop/search/results/SearchLink';
import {findShopFrame} from '~/shop/content/frame/find-shop-frame.server';
import {BUILT_IN_FRAME} from '~/shop/content/frame/shop-frame';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {useUserStatus} from '~/shop/identity/browser/use-user-status';
import {OneTapPrompt} from '~/shop/identity/google/OneTapPrompt';
import {NotificationBell} from '~/shop/notifications/NotificationBell';
import {PAGE_END_ID, PageEnd} from '~/shop/shell/frame/PageEnd';
import {PageFrame} from '~/shop/shell/frame/PageFrame';
import {NOT_FOUND_TITLE, unlistedMeta} from '~/shop/shell/frame/page-title';
import {useHashScroll} from '~/shop/shell/frame/use-hash-scroll';
import {STAFF_NOTICES} from '~/admin/composition/staff-notices';
import {readFlash} from '~/shop/composition/read-flash.server';
import {discoverAccountHosts} from '~/platform/shopify/accounts/account-discovery.server';
import {offersCode, offersGoogle} from '~/platform/sign-in-sources.server';
import appCssUrl from '~/styles/app.css?url';
import {LATE_LAYOUT_SCRIPT} from '~/styles/late-layout-script';
import {PAPER} from '~/styles/paper';
import {THEME_SCRIPT} from '~/styles/theme-script';
import {optionalLazy} from '~/ui/optional-lazy';
import {FlashNotice} from '~/ui/FlashNotice';
import {useRequestFacts} from '~/ui/request-facts';
import {useLiveUpdates} from '~/shop/composition/use-live-updates';

// Translators begin after a page was loaded, so that the first load does without this code. Without it, they may disturb React.
if (!import.meta.env.SSR)
  void import('~/ui/tolerate-translation').then(
    ({tolerateTranslation}) => tolerateTranslation(),
    () => undefined,
  );

const loadCatalogPlaceholder = async () => (await import('~/shop/composition/CatalogPlaceholder')).CatalogPlaceholder;
const DrawerRecommendations = optionalLazy(
  async () => (await import('~/shop/composition/cart-recommendations')).DrawerRecommendations,
);

/** Loads the frame around every page. The cart is streamed, so that no page waits for it. */
export async function loader({context}: LoaderFunctionArgs) {
  const cart = context.hasCart || context.earlierCart.getId() !== null ? findCart(context) : null;
  const [frame, cartTitle, claims, flash] = await Promise.all([
    findShopFrame(context),
    findCartTitle(context),
    context.session.claims(),
    readFlash(context.flash, STAFF_NOTICES),
  ]);
  // The session cookie is enough for a greeting; pages load personal data from the database.
  const viewer = claims && {firstName: claims.firstName, userId: claims.userId};
  // Signing out redirects to the customer accounts host, which later pages must allow in their security policy.
  if (viewer && offersCode(context.config)) void discoverAccountHosts(context);
  const offersOneTap = !viewer && offersGoogle(context.config);
  const shopifyAccount = toShopifyAccount(context.config);
  return {frame, origin: context.config.PUBLIC_ORIGIN, cartTitle, cart, viewer, offersOneTap, shopifyAccount, flash};
}

/** Reloads frame and cart only after a change of the cart or when a visitor retries the same page. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const {formMethod, currentUrl, nextUrl, actionStatus = 200} = change;
  // A rejected change needs no reload, and without a connection a reload would replace the page with an error.
  if (actionStatus >= 400) return false;
  // A staff page reloads itself alone: a frame that fails to load would replace it.
  if (formMethod === undefined && isLiveReload()) return false;
  const isChange = (formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href;
  return isChange && skipAfterCartPost(change);
};

const font = (href: string) =>
  ({rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous'}) as const;

export const links: LinksFunction = () => [
  font(figtreeUrl),
  font(frauncesUrl),
  {rel: 'stylesheet', href: appCssUrl},
  {rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
  {rel: 'manifest', href: '/manifest.webmanifest'},
];

/** Applies to routes without `meta`, and to errors that a route does not catch itself. */
export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const {name, description} = data?.frame ?? BUILT_IN_FRAME;
  return unlistedMeta(data ? NOT_FOUND_TITLE : name, matches, {description});
};

/**
 * A page may arrive in pieces: painting waits for all but its streamed parts, so as not to show a header alone. Not needed in
 * the browser's bundle.
 */
const PAINT_CONDITION = import.meta.env.SSR
  ? {rel: 'expect', href: `#${PAGE_END_ID}`, blocking: 'render' as const}
  : undefined;

/** Renders the document for pages and errors, so that errors keep header, footer and navigation. */
export function Layout({children}: {readonly children: ReactNode}) {
  const {nonce} = useRequestFacts();
  const data = useRouteLoaderData<typeof loader>('root');
  const flash = data?.flash ?? null;
  useUserStatus(flash);
  useLiveUpdates(data?.viewer ?? null);
  useVisitorAnalytics(data);
  const scrollsSmoothly = useHashScroll();
  return (
    // An inline script may have set the theme on the element before hydration.
    <html lang="en" suppressHydrationWarning data-scroll={scrollsSmoothly ? 'smooth' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={PAPER.light} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: THEME_SCRIPT + LATE_LAYOUT_SCRIPT + CONSENT_SCRIPT}}
        />
        <link {...PAINT_CONDITION} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        <FlashNotice notice={flash?.notice ?? null} />
        <Frame>{children}</Frame>
        <PageEnd nonce={nonce} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The shop's header, footer and cart drawer around a page, unless the page has its own frame. */
function Frame({children}: {readonly children: ReactNode}) {
  const data = useRouteLoaderData<typeof loader>('root');
  const headerVariant = useHeaderVariant();
  if (headerVariant === 'none') return children;
  const cart = data?.cart ?? null;
  return (
    <>
      <PageFrame
        frame={data?.frame ?? BUILT_IN_FRAME}
        viewer={data?.viewer ?? null}
        headerVariant={headerVariant}
        question={<ConsentRoom />}
        searchButton={<SearchLink />}
        notificationButton={data?.viewer && <NotificationBell />}
        cartButton={<CartButton cart={cart} />}
        onPrivacyChoices={openPrivacyChoices}
      >
        <PendingCatalog loadPlaceholder={loadCatalogPlaceholder}>{children}</PendingCatalog>
        <OneTapPrompt isOffered={data?.offersOneTap ?? false} />
      </PageFrame>
      <CartDrawerHost
        cart={cart}
        title={data?.cartTitle}
        renderRecommendations={(shown) => <DrawerRecommendations cart={shown} />}
      />
    </>
  );
}

/**
 * Routes choose the checkout header with `handle = {headerVariant: 'checkout'}`, or in their data when it depends. With
 * 'none' a route renders its own frame.
 */
function useHeaderVariant(): 'full' | 'checkout' | 'none' {
  const variants = useMatches().flatMap(({handle, data}) =>
    [handle, data].map((source) => (source as {headerVariant?: unknown} | undefined)?.headerVariant),
  );
  if (variants.includes('none')) return 'none';
  return variants.includes('checkout') ? 'checkout' : 'full';
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RouteErrorScreen />;
}
