import {useActionData, useLoaderData} from '@remix-run/react';
import {handleSendAgain} from '~/admin/subscribers/handle-send-again.server';
import {loadSubscribers} from '~/admin/subscribers/load-subscribers.server';
import {SubscribersPage} from '~/admin/subscribers/SubscribersPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadSubscribers;

export const action = handleSendAgain;

export default function AdminSubscribersRoute() {
  return <SubscribersPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
