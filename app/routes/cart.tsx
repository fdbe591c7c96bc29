import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {keepThroughCartChanges} from '~/features/cart/browser/keep-through-cart-changes';
import {replyInTime} from '~/features/cart/browser/reply-in-time';
import {CartPage} from '~/features/cart/CartPage';
import {changeCart} from '~/features/cart/change-cart.server';
import {findCartForPage} from '~/features/cart/find-cart.server';
import {LinkErrorScreen, LinkRouteScreen} from '~/features/cart/link/LinkRouteScreen';
import {statusOfProblems} from '~/features/cart/model/cart-problem';
import {findPermalink} from '~/features/cart/permalink/find-permalink.server';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {titleOf} from '~/features/shell/frame/page-title';

/** A cart belongs to one person. */
const PRIVATE = {'Cache-Control': 'private, no-store'};

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = (facts) => [
  {title: titleOf(facts)},
  {name: 'robots', content: 'noindex'},
];

/** The cart; or, where the query names what to put into one, the way to the checkout with it. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const found = findPermalink(new URL(request.url));
  if (found) return {cart: null, linkAction: found.action, headerVariant: 'checkout' as const};
  return {cart: await findCartForPage(context), linkAction: null};
}

export async function action({request, context}: ActionFunctionArgs) {
  const {answer, wantsData} = await changeCart(request, context);
  const status = statusOfProblems(answer.problems);
  if (wantsData) return data(answer, {status: status < 500 ? 200 : status, headers: PRIVATE});
  return answer.problems.length === 0 ? redirect('/cart', 303) : data(answer, {status, headers: PRIVATE});
}

export const clientAction = replyInTime;
export const shouldRevalidate = keepThroughCartChanges;

export default function CartRoute() {
  const {cart, linkAction} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!cart) return <LinkRouteScreen kind="cart" action={linkAction} />;
  return <CartPage cart={cart} problems={answer?.problems ?? []} />;
}

export const ErrorBoundary = () => <LinkErrorScreen otherwise={<RouteErrorScreen />} />;
