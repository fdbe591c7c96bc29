import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {replyInTime} from '~/features/cart/browser/reply-in-time';
import {wantsData} from '~/features/cart/change/cart-form';
import {LinkErrorScreen, LinkRouteScreen} from '~/features/cart/link/LinkRouteScreen';
import {statusOfProblems} from '~/features/cart/model/cart-problem';
import {requirePermalink} from '~/features/cart/permalink/find-permalink.server';
import {followPermalink} from '~/features/cart/permalink/follow-permalink.server';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageTitle} from '~/features/shell/frame/page-title';
import {readForm} from '~/platform/form.server';

export const handle = {headerVariant: 'checkout'};

const PRIVATE = {'Cache-Control': 'private, no-store'};

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle('Cart', matches)},
  {name: 'robots', content: 'noindex'},
];

/** A cart link. Looking at it changes nothing: mail scanners and previews follow links, too. */
export function loader({params, request}: LoaderFunctionArgs) {
  return {action: requirePermalink(new URL(request.url), params.lines ?? '').action};
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const {link} = requirePermalink(new URL(request.url), params.lines ?? '');
  const isDataWanted = wantsData(await readForm(request));
  const answer = await followPermalink(context, link);
  const status = statusOfProblems(answer.problems);
  if (isDataWanted) return data(answer, {status: status < 500 ? 200 : status, headers: PRIVATE});
  return answer.checkoutUrl ? redirect(answer.checkoutUrl, 303) : data(answer, {status, headers: PRIVATE});
}

export const clientAction = replyInTime;

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
