import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {signInClientAction} from '~/shop/identity/browser/identity-client-action';
import {handleCard, loadCard} from '~/shop/identity/card/handle-card.server';
import {SignInCard} from '~/shop/identity/card/SignInCard';
import {IdentityScreen} from '~/shop/identity/IdentityScreen';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta('Login', matches, {path: '/auth'});

/** Loads the card of `/auth`, and of `/login`, which shares this module. */
export const loader = (args: LoaderFunctionArgs) => loadCard(args);

export const action = (args: ActionFunctionArgs) => handleCard(args);

export const clientAction = signInClientAction;

export default function AuthRoute() {
  const card = useLoaderData<typeof loader>();
  return (
    <IdentityScreen>
      <SignInCard {...card} reply={useActionData<typeof action>()} />
    </IdentityScreen>
  );
}
