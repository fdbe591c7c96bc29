import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {handlePrivacy} from '~/shop/personal-data/overview/handle-privacy.server';
import {loadPrivacy} from '~/shop/personal-data/overview/load-privacy.server';
import {PrivacyPage} from '~/shop/personal-data/overview/PrivacyPage';
import {PRIVACY_COPY} from '~/shop/personal-data/personal-data-copy';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(PRIVACY_COPY.title, matches);

export const loader = (args: LoaderFunctionArgs) => loadPrivacy(args);

export const action = (args: ActionFunctionArgs) => handlePrivacy(args);

export const clientAction = accountClientAction('privacy');

export default function PrivacyRoute() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return loaded && <PrivacyPage found={loaded.found} failure={reply?.failure ?? null} />;
}
