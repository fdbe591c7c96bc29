import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {localPath} from '~/core/local-path';
import {replyInTime} from '~/features/cart/browser/reply-in-time';
import {wantsData} from '~/features/cart/change/cart-form';
import {applyLinkedCode, requireLinkedCode} from '~/features/cart/discount/apply-linked-code.server';
import {isCodeTaken} from '~/features/cart/link/is-code-taken';
import {LinkErrorScreen, LinkRouteScreen} from '~/features/cart/link/LinkRouteScreen';
import {statusOfProblems} from '~/features/cart/model/cart-problem';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageTitle} from '~/features/shell/frame/page-title';
import {readForm} from '~/platform/form.server';

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle('Promo code', matches)},
  {name: 'robots', content: 'noindex'},
];

const PRIVATE = {'Cache-Control': 'private, no-store'};

type Args = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>;

/** A link with a promo code: the platform's address for it, and where it leads on to. */
const readLink = ({context, params, request}: Args) => ({
  code: requireLinkedCode(params.code),
  to: localPath(new URL(request.url).searchParams.get('redirect'), context.config.PUBLIC_ORIGIN),
});

export const loader = (args: LoaderFunctionArgs) => readLink(args);

export async function action(args: ActionFunctionArgs) {
  const {code, to} = readLink(args);
  const isDataWanted = wantsData(await readForm(args.request));
  const answer = await applyLinkedCode(args.context, code);
  const status = statusOfProblems(answer.problems);
  if (isDataWanted) return data(answer, {status: status < 500 ? 200 : status, headers: PRIVATE});
  return isCodeTaken(answer.problems) ? redirect(to, 303) : data(answer, {status, headers: PRIVATE});
}

export const clientAction = replyInTime;

export default function DiscountRoute() {
  return (
    <LinkRouteScreen kind="discount" {...useLoaderData<typeof loader>()} posted={useActionData<typeof action>()} />
  );
}

export const ErrorBoundary = () => <LinkErrorScreen otherwise={<RouteErrorScreen />} />;
