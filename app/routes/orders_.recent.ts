import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleRecentOrders} from '~/shop/orders/list/find-recent-orders.server';

export const loader = (args: LoaderFunctionArgs) => handleRecentOrders(args);
