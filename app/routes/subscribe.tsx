import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {pageTitle} from '~/features/shell/frame/page-title';
import {handleSubscribe} from '~/features/subscribers/sign-up/handle-subscribe.server';
import {subscribeClientAction} from '~/features/subscribers/sign-up/subscribe-client-action';
import {SubscribePage} from '~/features/subscribers/sign-up/SubscribePage';
import {SUBSCRIBE_COPY} from '~/features/subscribers/subscriber-copy';

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(SUBSCRIBE_COPY.page, matches)},
  {name: 'robots', content: 'noindex'},
];

export const action = (args: ActionFunctionArgs) => handleSubscribe(args);

export const clientAction = subscribeClientAction;

export default function SubscribeRoute() {
  return <SubscribePage reply={useActionData<typeof action>()} />;
}
