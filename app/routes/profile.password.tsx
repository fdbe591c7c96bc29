import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/features/account/browser/account-client-action';
import {handlePassword, loadPassword} from '~/features/account/profile/handle-password.server';
import {PasswordPage} from '~/features/account/profile/PasswordPage';
import {isWeakPassword} from '~/features/identity/password/password-strength.server';
import {privatePageHeaders} from '~/features/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadPassword(args);

export const action = (args: ActionFunctionArgs) => handlePassword(args, {isWeakPassword});

export const clientAction = accountClientAction('password');

export default function PasswordRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <PasswordPage key={data.provenAtMs} password={data.password} reply={reply} />;
}
