import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {signOut} from '~/shop/identity/password/sign-out.server';
import {findShopLogout} from '~/platform/shopify/accounts/shop-logout.server';
import {fieldOf, readForm} from '~/platform/form.server';

/** A GET request does not sign out. */
export const loader = () => redirect('/');

/** `scope=everywhere` signs out on every device. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readForm(request);
  const shopLogout = await findShopLogout(context);
  context.flash.set(await signOut(context, fieldOf(form, 'scope') === 'everywhere'));
  return redirect(shopLogout ?? '/', 303);
}
