import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {createOneTapOffer} from '~/shop/identity/google/one-tap.server';

export const loader = () => redirect('/auth');

/** The data of Google's prompt, valid in this browser for a few minutes. */
export async function action(args: ActionFunctionArgs) {
  const offer = await createOneTapOffer(args);
  const headers = {'Cache-Control': 'private, no-store'};
  return offer ? Response.json(offer, {headers}) : new Response(null, {status: 204, headers});
}
