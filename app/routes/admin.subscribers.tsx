import {useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleSendAgain} from '~/admin/subscribers/handle-send-again.server';
import {loadSubscribers} from '~/admin/subscribers/load-subscribers.server';
import {SubscribersPage} from '~/admin/subscribers/SubscribersPage';
import {sendSubscriberMails} from '~/shop/subscribers/mail/send-subscriber-mails.server';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadSubscribers;

export const action = (args: ActionFunctionArgs) => handleSendAgain(args, sendSubscriberMails);

export const clientAction = keepTyped;

export default function AdminSubscribersRoute() {
  const {reply, offline} = useServerReply<typeof action>();
  return <SubscribersPage {...useLoaderData<typeof loader>()} result={reply} offline={offline} />;
}
