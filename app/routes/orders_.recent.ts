import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleRecentOrders} from '~/features/orders/list/find-recent-orders.server';

export const loader = (args: LoaderFunctionArgs) => handleRecentOrders(args);
