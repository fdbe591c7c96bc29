import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {startGoogleSignIn} from '~/features/identity/google/google-flow.server';

/** Looking at the address starts nothing. */
export const loader = () => redirect('/auth');

export const action = (args: ActionFunctionArgs) => startGoogleSignIn(args);
