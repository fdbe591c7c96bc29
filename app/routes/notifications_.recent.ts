import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleRecentNotifications, loadRecent} from '~/features/notifications/handle-notifications.server';

export const loader = (args: LoaderFunctionArgs) => loadRecent(args);

export const action = (args: ActionFunctionArgs) => handleRecentNotifications(args);
