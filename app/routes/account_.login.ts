import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {cardLink} from '~/shop/identity/card/card-link';
import {startCodeSignIn} from '~/shop/identity/code/code-flow.server';
import {returnTarget} from '~/shop/identity/return-target';

/** Shopify's mails link here; the card offers every way to sign in. */
export function loader({context, request}: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('return_to');
  return redirect(cardLink('/auth', 'sign-in', returnTarget(requested, context.config.PUBLIC_ORIGIN)));
}

export const action = (args: ActionFunctionArgs) => startCodeSignIn(args);
