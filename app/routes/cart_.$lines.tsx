import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {cartClientAction} from '~/shop/cart/browser/cart-client-action';
import {wantsData} from '~/shop/cart/change/cart-form';
import {LinkErrorScreen, LinkRouteScreen} from '~/shop/cart/links/LinkRouteScreen';
import {statusOfProblems} from '~/shop/cart/model/cart-problem';
import {requirePermalink} from '~/shop/cart/links/require-permalink.server';
import {followPermalink} from '~/shop/cart/links/follow-permalink.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {readForm} from '~/platform/form.server';

export const handle = {headerVariant: 'checkout'};

const PRIVATE = {'Cache-Control': 'private, no-store'};

export const meta: MetaFunction = ({matches}) => unlistedMeta('Cart', matches);

/** A cart link. Its GET changes nothing, because mail scanners and link previews request it, too. */
export function loader({params, request}: LoaderFunctionArgs) {
  return {action: requirePermalink(new URL(request.url), params.lines ?? '').action};
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const {link} = requirePermalink(new URL(request.url), params.lines ?? '');
  const isDataWanted = wantsData(await readForm(request));
  const reply = await followPermalink(context, link);
  const status = statusOfProblems(reply.problems);
  if (isDataWanted) return data(reply, {status: status < 500 ? 200 : status, headers: PRIVATE});
  return reply.checkoutUrl ? redirect(reply.checkoutUrl, 303) : data(reply, {status, headers: PRIVATE});
}

export const clientAction = cartClientAction;

export default function CartLinkRoute() {
  return (
    <LinkRouteScreen
      kind="cart"
      action={useLoaderData<typeof loader>().action}
      posted={useActionData<typeof action>()}
    />
  );
}

export const ErrorBoundary = () => <LinkErrorScreen otherwise={<RouteErrorScreen />} />;
