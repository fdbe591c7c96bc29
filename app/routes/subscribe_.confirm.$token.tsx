import {useActionData, type MetaFunction} from '@remix-run/react';
import {useEffect} from 'react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {keepOwnCode} from '~/shop/cart/browser/own-code';
import {ConfirmPage} from '~/shop/subscribers/links/ConfirmPage';
import {handleConfirm} from '~/shop/subscribers/links/follow-link.server';
import {confirmClientAction} from '~/shop/subscribers/links/link-client-actions';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {CONFIRM_COPY} from '~/shop/subscribers/subscriber-copy';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(CONFIRM_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleConfirm(args);

export const clientAction = confirmClientAction;

export default function ConfirmSubscriptionRoute() {
  const reply = useActionData<typeof action>();
  const code = reply?.code;
  useEffect(() => {
    if (code) keepOwnCode(code);
  }, [code]);
  return <ConfirmPage reply={reply} />;
}
