import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {signOut} from '~/shop/identity/password/sign-out.server';
import {DeletionPage} from '~/shop/personal-data/deletion/DeletionPage';
import {handleDeletion} from '~/shop/personal-data/deletion/handle-deletion.server';
import {loadDeletion} from '~/shop/personal-data/deletion/load-deletion.server';
import {DELETION_COPY} from '~/shop/personal-data/personal-data-copy';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(DELETION_COPY.title, matches);

export const loader = (args: LoaderFunctionArgs) => loadDeletion(args);

export const action = ({context, request}: ActionFunctionArgs) =>
  handleDeletion({context, request}, {signOut: () => signOut(context, true)});

export const clientAction = accountClientAction('deletion');

export default function DeletionRoute() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return loaded && <DeletionPage found={loaded.found} reply={reply} />;
}
