import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {replyWhenOffline} from '~/features/identity/browser/reply-when-offline';
import {IDENTITY_COPY} from '~/features/identity/identity-copy';
import {parseAccountLink} from '~/features/identity/links/account-link.server';
import {ActivatePage} from '~/features/identity/links/ActivatePage';
import {answerLink} from '~/features/identity/links/answer-link.server';
import {secretPage} from '~/features/identity/page-headers.server';
import {pageTitle} from '~/features/shell/frame/page-title';

const words = IDENTITY_COPY.activate;

export const headers = secretPage;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(words.page, matches)},
  {name: 'robots', content: 'noindex'},
];

export function loader({params, request}: LoaderFunctionArgs) {
  const isLink = parseAccountLink(new URL(request.url).pathname) !== null;
  const fault = params.token ? words.badFormat : words.noToken;
  return data({fault: isLink ? null : fault}, {status: isLink ? 200 : 400});
}

export function action(args: ActionFunctionArgs) {
  const link = parseAccountLink(new URL(args.request.url).pathname);
  if (!link) throw new Response(null, {status: 400});
  return answerLink(args, link);
}

export const clientAction = replyWhenOffline('activation');

export default function ActivateRoute() {
  return <ActivatePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
