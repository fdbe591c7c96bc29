import {useLoaderData, type ClientActionFunctionArgs, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {handleNotifications, loadNotifications} from '~/shop/notifications/handle-notifications.server';
import {BELL_COPY} from '~/shop/notifications/bell-copy';
import {NotificationsPage} from '~/shop/notifications/NotificationsPage';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {whenOffline} from '~/ui/when-offline';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(BELL_COPY.title, matches);

export const loader = (args: LoaderFunctionArgs) => loadNotifications(args);

export const action = (args: ActionFunctionArgs) => handleNotifications(args);

export const clientAction = ({serverAction}: ClientActionFunctionArgs) =>
  whenOffline(serverAction, () => ({hasFailed: true}));

/** The notifications as a page, also for browsers without scripts. */
export default function NotificationsRoute() {
  const {list, nowMs} = useLoaderData<typeof loader>();
  const result = useLastActionData<typeof action>();
  return <NotificationsPage list={list} nowMs={nowMs} hasFailed={result?.hasFailed ?? false} />;
}
