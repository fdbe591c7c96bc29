import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {replyWhenOffline} from '~/features/identity/browser/reply-when-offline';
import {IDENTITY_COPY} from '~/features/identity/identity-copy';
import {answerRecover} from '~/features/identity/links/answer-recover.server';
import {RecoverPage} from '~/features/identity/links/RecoverPage';
import {privatePage} from '~/features/identity/page-headers.server';
import {pageTitle} from '~/features/shell/frame/page-title';
import {offersPasswords} from '~/platform/sign-in-sources.server';

export const headers = privatePage;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(IDENTITY_COPY.recover.page, matches)},
  {name: 'robots', content: 'noindex'},
];

/** A shop without passwords has none to recover. */
export function loader({context, request}: LoaderFunctionArgs) {
  if (!offersPasswords(context.config)) throw redirect('/auth');
  return {isSent: new URL(request.url).searchParams.has('sent')};
}

export const action = (args: ActionFunctionArgs) => answerRecover(args);

export const clientAction = replyWhenOffline('recovery');

export default function RecoverRoute() {
  return <RecoverPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
