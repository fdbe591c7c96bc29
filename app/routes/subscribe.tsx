import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {handleSubscribe} from '~/shop/subscribers/sign-up/handle-subscribe.server';
import {subscribeClientAction} from '~/shop/subscribers/sign-up/subscribe-client-action';
import {SubscribePage} from '~/shop/subscribers/sign-up/SubscribePage';
import {SUBSCRIBE_COPY} from '~/shop/subscribers/subscriber-copy';

export const meta: MetaFunction = ({matches}) => unlistedMeta(SUBSCRIBE_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleSubscribe(args);

export const clientAction = subscribeClientAction;

export default function SubscribeRoute() {
  return <SubscribePage reply={useActionData<typeof action>()} />;
}
