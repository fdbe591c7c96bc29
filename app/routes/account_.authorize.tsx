import type {MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SignInRefused} from '~/features/identity/provider/SignInRefused';
import {IDENTITY_COPY} from '~/features/identity/identity-copy';
import {finishCodeSignIn} from '~/features/identity/code/code-flow.server';
import {privatePageHeaders} from '~/features/identity/page-headers.server';
import {pageTitle} from '~/features/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(IDENTITY_COPY.page, matches)},
  {name: 'robots', content: 'noindex'},
];

/** The callback of Shopify's sign-in. */
export async function loader(args: LoaderFunctionArgs) {
  return (await finishCodeSignIn(args)) ?? data(null, {status: 400});
}

export default function AuthorizeRoute() {
  return <SignInRefused />;
}
