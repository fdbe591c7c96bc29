import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {receiveReconcile} from '~/features/order-sync/reconcile/receive-reconcile.server';

/** Where a timer asks for the orders to be compared with the shop's. */
export const action = ({context, request}: ActionFunctionArgs) => receiveReconcile(context, request);

/** Looking changes nothing. */
export const loader = ({context, request}: LoaderFunctionArgs) => receiveReconcile(context, request);
