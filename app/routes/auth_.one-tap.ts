import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {handleOneTap} from '~/shop/identity/google/one-tap.server';

export const loader = () => redirect('/auth');

export const action = (args: ActionFunctionArgs) => handleOneTap(args);
