import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {answerOneTap} from '~/features/identity/google/one-tap.server';

export const loader = () => redirect('/auth');

export const action = (args: ActionFunctionArgs) => answerOneTap(args);
