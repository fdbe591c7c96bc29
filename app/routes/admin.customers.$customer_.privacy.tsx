import {useLoaderData} from '@remix-run/react';
import {CustomerPrivacyPage} from '~/admin/customers/privacy/CustomerPrivacyPage';
import {handleCustomerPrivacy} from '~/admin/customers/privacy/handle-customer-privacy.server';
import {loadCustomerPrivacy} from '~/admin/customers/privacy/load-customer-privacy.server';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadCustomerPrivacy;

export const action = handleCustomerPrivacy;

export const clientAction = keepTyped;

export default function AdminCustomerPrivacyRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  return <CustomerPrivacyPage {...loaded} failure={offline ?? reply?.failure ?? null} />;
}
