import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleReconcile} from '~/features/order-sync/reconcile/handle-reconcile.server';

/** Where a timer asks for the orders to be compared with the shop's. */
export const action = ({context, request}: ActionFunctionArgs) => handleReconcile(context, request);

/** Looking changes nothing. */
export const loader = ({context, request}: LoaderFunctionArgs) => handleReconcile(context, request);
