import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
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
import {skipAfterCartPost} from '~/features/cart/browser/skip-after-cart-post';
import {CartButton} from '~/features/cart/CartButton';
import {CartDrawerHost} from '~/features/cart/CartDrawerHost';
import {findCartTitle, findCart} from '~/features/cart/load/find-cart.server';
import {PendingCatalog} from '~/features/catalog/pending/PendingCatalog';
import {SearchLink} from '~/features/search/results/SearchLink';
import {findShopFrame} from '~/features/content/frame/find-shop-frame.server';
import {BUILT_IN_FRAME} from '~/features/content/frame/shop-frame';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {useUserStatus} from '~/features/identity/browser/use-user-status';
import {OneTapPrompt} from '~/features/identity/google/OneTapPrompt';
import {NotificationBell} from '~/features/notifications/NotificationBell';
import {CONTENT_ID} from '~/features/shell/frame/content-id';
import {PageFrame} from '~/features/shell/frame/PageFrame';
import {NOT_FOUND_TITLE, pageTitle} from '~/features/shell/frame/page-title';
import {RouterGuard} from '~/features/shell/frame/RouterGuard';
import {THEME_SCRIPT} from '~/features/shell/frame/theme';
import {useHashScroll} from '~/features/shell/frame/use-hash-scroll';
import {readFlash} from '~/flash.server';
import {learnAccountHosts} from '~/platform/shopify/accounts/account-discovery.server';
import {offersCode, offersGoogle} from '~/platform/sign-in-sources.server';
import appCssUrl from '~/styles/app.css?url';
import {PAPER} from '~/styles/paper';
import {lazyPart} from '~/ui/lazy-part';
import {FlashNotice} from '~/ui/FlashNotice';
import {useRequestFacts} from '~/ui/request-facts';
import {useLiveUpdates} from './use-live-updates';

const DrawerRecommendations = lazyPart(async () => (await import('./cart-recommendations')).DrawerRecommendations);

/** What stands around every page. The cart streams in behind it: no page waits for a cart. */
export async function loader({context}: LoaderFunctionArgs) {
  const cart = context.cart.hasCart ? findCart(context) : null;
  const [frame, cartTitle, claims, flash] = await Promise.all([
    findShopFrame(context),
    findCartTitle(context),
    context.session.claims(),
    readFlash(context.flash),
  ]);
  // What the cookie says is enough to greet somebody; what is theirs, each page asks the database for.
  const viewer = claims && {firstName: claims.firstName, userId: claims.userId};
  // Signing out leads to the host of the store's accounts, which the policy of a later page then names.
  if (viewer && offersCode(context.config)) context.waitUntil(learnAccountHosts(context));
  const offersOneTap = !viewer && offersGoogle(context.config);
  return {frame, cartTitle, cart, viewer, offersOneTap, flash};
}

/** The frame outlives navigations; what may have changed the cart, or a visitor who tries again, asks for both anew. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const {formMethod, currentUrl, nextUrl, actionStatus = 200} = change;
  // What was refused has changed nothing, and without a connection asking anew would take the page away.
  if (actionStatus >= 400) return false;
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
];

/** Applies to routes without `meta`, and to errors that a route does not catch itself. */
export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const {name, description} = data?.frame ?? BUILT_IN_FRAME;
  return [{title: data ? pageTitle(NOT_FOUND_TITLE, matches) : name}, {name: 'description', content: description}];
};

/** The document, for pages and for errors alike: an error keeps header, footer and ways on. */
export function Layout({children}: {readonly children: ReactNode}) {
  const {nonce} = useRequestFacts();
  const data = useRouteLoaderData<typeof loader>('root');
  const cart = data?.cart ?? null;
  const flash = data?.flash ?? null;
  useUserStatus(flash);
  useLiveUpdates(data?.viewer ?? null);
  const scrollsSmoothly = useHashScroll();
  return (
    // An inline script may have marked the element before React takes it over.
    <html lang="en" suppressHydrationWarning data-scroll={scrollsSmoothly ? 'smooth' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={PAPER.light} suppressHydrationWarning />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: THEME_SCRIPT}} />
        {/* A page comes in pieces: nothing is painted until the header is whole, so that its buttons never move aside. */}
        <link rel="expect" href={`#${CONTENT_ID}`} blocking="render" />
        <Meta />
        <Links />
      </head>
      <body>
        <FlashNotice notice={flash?.notice ?? null} />
        <PageFrame
          frame={data?.frame ?? BUILT_IN_FRAME}
          viewer={data?.viewer ?? null}
          headerVariant={useHeaderVariant()}
          searchButton={<SearchLink />}
          notificationButton={data?.viewer && <NotificationBell />}
          cartButton={<CartButton cart={cart} />}
        >
          <PendingCatalog>{children}</PendingCatalog>
          <OneTapPrompt isOffered={data?.offersOneTap ?? false} />
        </PageFrame>
        <CartDrawerHost
          cart={cart}
          title={data?.cartTitle}
          renderRecommendations={(inCart) => <DrawerRecommendations inCart={inCart} />}
        />
        <RouterGuard nonce={nonce} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** A route on the way to the checkout says `handle = {headerVariant: 'checkout'}`, or its data do where not all of it is. */
function useHeaderVariant(): 'full' | 'checkout' {
  const isCheckout = useMatches().some(({handle, data}) =>
    [handle, data].some((source) => (source as {headerVariant?: unknown} | undefined)?.headerVariant === 'checkout'),
  );
  return isCheckout ? 'checkout' : 'full';
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RouteErrorScreen />;
}
