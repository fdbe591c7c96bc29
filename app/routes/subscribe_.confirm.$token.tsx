import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {pageTitle} from '~/features/shell/frame/page-title';
import {ConfirmPage} from '~/features/subscribers/links/ConfirmPage';
import {handleConfirm} from '~/features/subscribers/links/follow-link.server';
import {linkPageHeaders} from '~/features/subscribers/links/link-page-headers.server';
import {CONFIRM_COPY} from '~/features/subscribers/subscriber-copy';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(CONFIRM_COPY.page, matches)},
  {name: 'robots', content: 'noindex'},
];

export const action = (args: ActionFunctionArgs) => handleConfirm(args);

export default function ConfirmSubscriptionRoute() {
  return <ConfirmPage reply={useActionData<typeof action>()} />;
}
