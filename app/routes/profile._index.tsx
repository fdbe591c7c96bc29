import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/features/account/browser/account-client-action';
import {handleProfile} from '~/features/account/profile/handle-profile.server';
import {ProfilePage} from '~/features/account/profile/ProfilePage';
import {privatePageHeaders} from '~/features/identity/page-headers.server';
import {findRecentOrders} from '~/features/orders/list/find-recent-orders.server';
import {RecentOrders} from '~/features/orders/list/RecentOrders';

export const headers = privatePageHeaders;

/** Defers the newest orders, which stream in below the form. */
export const loader = (args: LoaderFunctionArgs) => ({recent: findRecentOrders(args)});

export const action = (args: ActionFunctionArgs) => handleProfile(args);

export const clientAction = accountClientAction('profile');

export default function ProfileInformationRoute() {
  const {recent} = useLoaderData<typeof loader>();
  return (
    <>
      <ProfilePage reply={useActionData<typeof action>()} />
      <RecentOrders result={recent} />
    </>
  );
}
