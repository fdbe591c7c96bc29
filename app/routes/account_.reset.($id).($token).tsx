import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {replyWhenOffline} from '~/features/identity/browser/reply-when-offline';
import {IDENTITY_COPY} from '~/features/identity/identity-copy';
import {findResetLink} from '~/features/identity/links/account-link.server';
import {answerLink} from '~/features/identity/links/answer-link.server';
import {ResetPage} from '~/features/identity/links/ResetPage';
import {secretPage} from '~/features/identity/page-headers.server';
import {pageTitle} from '~/features/shell/frame/page-title';

export const headers = secretPage;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(IDENTITY_COPY.reset.page, matches)},
  {name: 'robots', content: 'noindex'},
];

export function loader({context, request}: LoaderFunctionArgs) {
  const isLink = findResetLink(new URL(request.url), context.config) !== null;
  return data({isLink}, {status: isLink ? 200 : 400});
}

export function action(args: ActionFunctionArgs) {
  const link = findResetLink(new URL(args.request.url), args.context.config);
  if (!link) throw new Response(null, {status: 400});
  return answerLink(args, link);
}

export const clientAction = replyWhenOffline('reset');

export default function ResetRoute() {
  return <ResetPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
