import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {refuseSignIn} from '~/shop/identity/provider/provider-sign-in.server';
import {SignInRefused} from '~/shop/identity/provider/SignInRefused';
import {IDENTITY_COPY} from '~/shop/identity/identity-copy';
import {finishCodeSignIn} from '~/shop/identity/code/code-flow.server';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(IDENTITY_COPY.page, matches);

/** The callback of Shopify's sign-in. */
export async function loader(args: LoaderFunctionArgs) {
  return (await finishCodeSignIn(args)) ?? refuseSignIn(args);
}

export default function AuthorizeRoute() {
  return <SignInRefused {...useLoaderData<typeof refuseSignIn>()} />;
}
