import {useActionData, useLoaderData} from '@remix-run/react';
import {handleSendAgain} from '~/features/subscribers/desk/handle-send-again.server';
import {loadSubscribers} from '~/features/subscribers/desk/load-subscribers.server';
import {SubscribersPage} from '~/features/subscribers/desk/SubscribersPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadSubscribers;

export const action = handleSendAgain;

export default function AdminSubscribersRoute() {
  return <SubscribersPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
