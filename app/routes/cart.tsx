import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CART_PATH} from '~/shop/cart/browser/cart-drawer';
import {skipAfterCartPost} from '~/shop/cart/browser/skip-after-cart-post';
import {cartClientAction} from '~/shop/cart/browser/cart-client-action';
import {CART_COPY} from '~/shop/cart/cart-copy';
import {CartPage} from '~/shop/cart/CartPage';
import {changeCart} from '~/shop/cart/change/change-cart.server';
import {findCartForPage} from '~/shop/cart/load/find-cart.server';
import {FIRST_ADD_PARAM} from '~/shop/cart/change/cart-form';
import {LinkErrorScreen, LinkRouteScreen} from '~/shop/cart/links/LinkRouteScreen';
import {statusOfProblems, type CartProblem} from '~/shop/cart/model/cart-problem';
import {getCodeLink, getPermalink} from '~/shop/cart/links/require-permalink.server';
import {findShopFrame} from '~/shop/content/frame/find-shop-frame.server';
import {toRecommendationFacts} from '~/shop/cart/model/recommendation-facts';
import {findRecommendations} from '~/shop/composition/find-recommendations.server';
import {RecommendationsSkeleton} from '~/shop/catalog/recommendations/RecommendationsSkeleton';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {optionalLazy} from '~/ui/optional-lazy';

const PageRecommendations = optionalLazy(
  async () => (await import('~/shop/composition/cart-recommendations')).PageRecommendations,
  RecommendationsSkeleton,
);

/** A visitor without a cart cookie after a first add has a browser that blocks cookies. */
const COOKIES_BLOCKED: CartProblem = {kind: 'cookies-blocked'};

const PRIVATE = {'Cache-Control': 'private, no-store'};

export const headers = () => PRIVATE;

export const meta: MetaFunction = ({matches}) =>
  unlistedMeta('Cart', matches, {path: CART_PATH, description: CART_COPY.description});

/** The cart; or a link, if the query names items or a promo code. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const permalink = getPermalink(url);
  if (permalink) return {kind: 'permalink' as const, action: permalink.action, headerVariant: 'checkout' as const};
  const codeLink = getCodeLink(url);
  if (codeLink) throw redirect(codeLink);
  const isFirstAdd = url.searchParams.has(FIRST_ADD_PARAM);
  if (isFirstAdd && context.hasCart) throw redirect(CART_PATH);
  const cart = await findCartForPage(context);
  const problems = isFirstAdd ? [COOKIES_BLOCKED] : [];
  return {
    kind: 'cart' as const,
    cart,
    recommendations: findRecommendations(context, toRecommendationFacts(cart)),
    problems,
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  // Without scripts the reply is a page: its frame is read meanwhile, so that a slow Shopify delays the reply only once.
  void findShopFrame(context);
  const {reply, isDataWanted, removed} = await changeCart(request, context);
  const status = statusOfProblems(reply.problems);
  const body = {...reply, removed};
  if (isDataWanted) return data(body, {status: status < 500 ? 200 : status, headers: PRIVATE});
  if (reply.problems.length > 0 || removed) return data(body, {status, headers: PRIVATE});
  return redirect(context.hasCart ? CART_PATH : `${CART_PATH}?${FIRST_ADD_PARAM}`, 303);
}

export const clientAction = cartClientAction;
export const shouldRevalidate = skipAfterCartPost;

export default function CartRoute() {
  const found = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (found.kind === 'permalink') return <LinkRouteScreen kind="cart" action={found.action} />;
  return (
    <CartPage
      cart={found.cart}
      problems={reply?.problems ?? found.problems}
      removed={reply?.removed}
      renderRecommendations={(isCartEmpty) => (
        <PageRecommendations
          products={found.recommendations}
          forEmptyCart={found.cart.lines.length === 0}
          isCartEmpty={isCartEmpty}
        />
      )}
    />
  );
}

export const ErrorBoundary = () => <LinkErrorScreen otherwise={<RouteErrorScreen />} />;
