import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {handleProfile} from '~/shop/account/profile/handle-profile.server';
import {ProfilePage} from '~/shop/account/profile/ProfilePage';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {findRecentOrders} from '~/shop/orders/list/find-recent-orders.server';
import {RecentOrders} from '~/shop/orders/list/RecentOrders';

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
