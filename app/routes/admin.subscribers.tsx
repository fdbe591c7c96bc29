import {useActionData, useLoaderData} from '@remix-run/react';
import {handleSendAgain} from '~/features/admin-subscribers/handle-send-again.server';
import {loadSubscribers} from '~/features/admin-subscribers/load-subscribers.server';
import {SubscribersPage} from '~/features/admin-subscribers/SubscribersPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadSubscribers;

export const action = handleSendAgain;

export default function AdminSubscribersRoute() {
  return <SubscribersPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
