import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {replyWhenOffline} from '~/features/account/browser/reply-when-offline';
import {answerPassword, loadPassword} from '~/features/account/profile/handle-password.server';
import {PasswordPage} from '~/features/account/profile/PasswordPage';
import {isEasyToGuess} from '~/features/identity/password/easy-passwords.server';
import {privatePage} from '~/features/identity/page-headers.server';

export const headers = privatePage;

export const loader = (args: LoaderFunctionArgs) => loadPassword(args);

export const action = (args: ActionFunctionArgs) => answerPassword(args, {isEasyToGuess});

export const clientAction = replyWhenOffline('password');

export default function PasswordRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <PasswordPage key={data.provenAtMs} password={data.password} reply={reply} />;
}
