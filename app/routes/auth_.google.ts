import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {startGoogleSignIn} from '~/shop/identity/google/google-flow.server';

/** A GET request starts no sign-in. */
export const loader = () => redirect('/auth');

export const action = (args: ActionFunctionArgs) => startGoogleSignIn(args);
