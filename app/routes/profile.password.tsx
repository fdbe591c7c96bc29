import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {handlePassword, loadPassword} from '~/shop/account/profile/handle-password.server';
import {PasswordPage} from '~/shop/account/profile/PasswordPage';
import {isWeakPassword} from '~/shop/identity/password/password-strength.server';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadPassword(args);

export const action = (args: ActionFunctionArgs) => handlePassword(args, {isWeakPassword});

export const clientAction = accountClientAction('password');

export default function PasswordRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <PasswordPage key={data.provenAtMs} password={data.password} reply={reply} />;
}
