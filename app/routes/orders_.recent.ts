import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerRecentOrders} from '~/features/orders/list/find-recent-orders.server';

export const loader = (args: LoaderFunctionArgs) => answerRecentOrders(args);
