import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CART_PATH} from '~/features/cart/browser/cart-drawer';
import {keepThroughCartChanges} from '~/features/cart/browser/keep-through-cart-changes';
import {replyInTime} from '~/features/cart/browser/reply-in-time';
import {CART_COPY} from '~/features/cart/cart-copy';
import {CartPage} from '~/features/cart/CartPage';
import {changeCart} from '~/features/cart/change-cart.server';
import {findCartForPage} from '~/features/cart/find-cart.server';
import {FIRST_ADD_PARAM} from '~/features/cart/change/cart-form';
import {LinkErrorScreen, LinkRouteScreen} from '~/features/cart/link/LinkRouteScreen';
import {statusOfProblems, type CartProblem} from '~/features/cart/model/cart-problem';
import {findPermalink} from '~/features/cart/permalink/find-permalink.server';
import {findSuggestions} from '~/features/catalog/recommendations/find-suggestions.server';
import {SuggestionsPlace} from '~/features/catalog/recommendations/SuggestionsPlace';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageTitle} from '~/features/shell/frame/page-title';
import {lazyPart} from '~/ui/lazy-part';

const PageSuggestions = lazyPart(async () => (await import('~/cart-suggestions')).PageSuggestions, SuggestionsPlace);

/** Whoever comes back from a first add without a cart has a browser that keeps none. */
const COOKIES_BLOCKED: CartProblem = {kind: 'cookies-blocked'};

/** A cart belongs to one person. */
const PRIVATE = {'Cache-Control': 'private, no-store'};

export const headers = () => PRIVATE;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle('Cart', matches)},
  {name: 'description', content: CART_COPY.description},
  {name: 'robots', content: 'noindex'},
];

/** The cart; or, where the query names what to put into one, the way to the checkout with it. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const permalink = findPermalink(url);
  if (permalink) return {kind: 'permalink' as const, action: permalink.action, headerVariant: 'checkout' as const};
  const isFirstAdd = url.searchParams.has(FIRST_ADD_PARAM);
  if (isFirstAdd && context.cart.hasCart) throw redirect(CART_PATH);
  const cart = await findCartForPage(context);
  const inCart = cart.lines.map(({handle}) => handle);
  const problems = isFirstAdd ? [COOKIES_BLOCKED] : [];
  return {kind: 'cart' as const, cart, suggestions: findSuggestions(context, inCart), problems};
}

export async function action({request, context}: ActionFunctionArgs) {
  const {answer, wantsData, removed} = await changeCart(request, context);
  const status = statusOfProblems(answer.problems);
  const outcome = {...answer, removed};
  if (wantsData) return data(outcome, {status: status < 500 ? 200 : status, headers: PRIVATE});
  if (answer.problems.length > 0 || removed) return data(outcome, {status, headers: PRIVATE});
  return redirect(context.cart.hasCart ? CART_PATH : `${CART_PATH}?${FIRST_ADD_PARAM}`, 303);
}

export const clientAction = replyInTime;
export const shouldRevalidate = keepThroughCartChanges;

export default function CartRoute() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (found.kind === 'permalink') return <LinkRouteScreen kind="cart" action={found.action} />;
  return (
    <CartPage
      cart={found.cart}
      problems={answer?.problems ?? found.problems}
      removed={answer?.removed}
      renderSuggestions={(isCartEmpty) => (
        <PageSuggestions
          products={found.suggestions}
          forEmptyCart={found.cart.lines.length === 0}
          isCartEmpty={isCartEmpty}
        />
      )}
    />
  );
}

export const ErrorBoundary = () => <LinkErrorScreen otherwise={<RouteErrorScreen />} />;
