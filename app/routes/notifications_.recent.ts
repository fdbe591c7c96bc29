import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleRecentNotifications, loadRecentNotifications} from '~/shop/notifications/handle-notifications.server';

export const loader = (args: LoaderFunctionArgs) => loadRecentNotifications(args);

export const action = (args: ActionFunctionArgs) => handleRecentNotifications(args);
