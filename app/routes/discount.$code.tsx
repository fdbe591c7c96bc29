import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {localPath} from '~/core/local-path';
import {cartClientAction} from '~/shop/cart/browser/cart-client-action';
import {wantsData} from '~/shop/cart/change/cart-form';
import {applyLinkedCode, requireLinkedCode} from '~/shop/cart/links/apply-linked-code.server';
import {LinkErrorScreen, LinkRouteScreen} from '~/shop/cart/links/LinkRouteScreen';
import {isCodeApplied, statusOfProblems} from '~/shop/cart/model/cart-problem';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {readForm} from '~/platform/form.server';

export const meta: MetaFunction = ({matches}) => unlistedMeta('Promo code', matches);

const PRIVATE = {'Cache-Control': 'private, no-store'};

type Args = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>;

/** Parses a discount link at Shopify's own URL for it: the code and the path to continue to. */
const parseLink = ({context, params, request}: Args) => ({
  code: requireLinkedCode(params.code),
  to: localPath(new URL(request.url).searchParams.get('redirect'), context.config.PUBLIC_ORIGIN),
});

export const loader = (args: LoaderFunctionArgs) => parseLink(args);

export async function action(args: ActionFunctionArgs) {
  const {code, to} = parseLink(args);
  const isDataWanted = wantsData(await readForm(args.request));
  const reply = await applyLinkedCode(args.context, code);
  const status = statusOfProblems(reply.problems);
  if (isDataWanted) return data(reply, {status: status < 500 ? 200 : status, headers: PRIVATE});
  return isCodeApplied(reply.problems) ? redirect(to, 303) : data(reply, {status, headers: PRIVATE});
}

export const clientAction = cartClientAction;

export default function DiscountRoute() {
  return (
    <LinkRouteScreen kind="discount" {...useLoaderData<typeof loader>()} posted={useActionData<typeof action>()} />
  );
}

export const ErrorBoundary = () => <LinkErrorScreen otherwise={<RouteErrorScreen />} />;
