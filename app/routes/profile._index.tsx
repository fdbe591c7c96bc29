import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {replyWhenOffline} from '~/features/account/browser/reply-when-offline';
import {answerProfile} from '~/features/account/profile/handle-profile.server';
import {ProfilePage} from '~/features/account/profile/ProfilePage';
import {privatePage} from '~/features/identity/page-headers.server';
import {findRecentOrders} from '~/features/orders/list/find-recent-orders.server';
import {RecentOrders} from '~/features/orders/list/RecentOrders';

export const headers = privatePage;

/** Nothing is waited for: the newest orders stream in beneath the form. */
export const loader = (args: LoaderFunctionArgs) => ({recent: findRecentOrders(args)});

export const action = (args: ActionFunctionArgs) => answerProfile(args);

export const clientAction = replyWhenOffline('profile');

export default function ProfileInformationRoute() {
  const {recent} = useLoaderData<typeof loader>();
  return (
    <>
      <ProfilePage reply={useActionData<typeof action>()} />
      <RecentOrders answer={recent} />
    </>
  );
}
