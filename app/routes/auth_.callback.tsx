import type {MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SignInRefused} from '~/features/identity/provider/SignInRefused';
import {IDENTITY_COPY} from '~/features/identity/identity-copy';
import {finishGoogleSignIn} from '~/features/identity/google/google-flow.server';
import {privatePageHeaders} from '~/features/identity/page-headers.server';
import {pageTitle} from '~/features/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(IDENTITY_COPY.page, matches)},
  {name: 'robots', content: 'noindex'},
];

/** The callback of Google's sign-in. */
export async function loader(args: LoaderFunctionArgs) {
  return (await finishGoogleSignIn(args)) ?? data(null, {status: 400});
}

export default function GoogleCallbackRoute() {
  return <SignInRefused />;
}
