import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {VISIT_ATTRIBUTE} from '~/core/beacon';
import {setCartAttribute} from '~/shop/cart/change/set-cart-attribute.server';
import {fieldOf, readForm} from '~/platform/form.server';

const Visit = z.union([z.literal('').transform(() => null), z.uuidv4()]);
const PRIVATE = {'Cache-Control': 'private, no-store'};

/** Stores the visit of a visitor who consented in the cart, or removes it. 204 if done; 202 without a cart. */
export async function action({request, context}: ActionFunctionArgs) {
  const visit = Visit.safeParse(fieldOf(await readForm(request), 'visit'));
  if (!visit.success) return new Response(null, {status: 400, headers: PRIVATE});
  const isStored = await setCartAttribute(context, VISIT_ATTRIBUTE, visit.data);
  return new Response(null, {status: isStored ? 204 : 202, headers: PRIVATE});
}

/** Only posts change a cart. */
export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST', ...PRIVATE}});
