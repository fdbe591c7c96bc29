import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {refuseSignIn} from '~/shop/identity/provider/provider-sign-in.server';
import {SignInRefused} from '~/shop/identity/provider/SignInRefused';
import {IDENTITY_COPY} from '~/shop/identity/identity-copy';
import {finishGoogleSignIn} from '~/shop/identity/google/google-flow.server';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(IDENTITY_COPY.page, matches);

/** The callback of Google's sign-in. */
export async function loader(args: LoaderFunctionArgs) {
  return (await finishGoogleSignIn(args)) ?? refuseSignIn(args);
}

export default function GoogleCallbackRoute() {
  return <SignInRefused {...useLoaderData<typeof refuseSignIn>()} />;
}
