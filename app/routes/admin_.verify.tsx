import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {adminHeaders} from '~/admin/frame/admin-headers.server';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleVerify, loadVerify} from '~/admin/frame/second-factor/handle-verify.server';
import {VerifyScreen} from '~/admin/frame/second-factor/VerifyScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const handle = {headerVariant: 'checkout'} as const;

export const headers = adminHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta('Admin', matches);

/** After its form the page shows the reply: a new loader response would replace the recovery codes. */
export const shouldRevalidate = () => false;

export const loader = loadVerify;

export const action = handleVerify;

export const clientAction = keepTyped;

export default function AdminVerifyRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  return (
    <VerifyScreen
      view={reply?.view ?? loaded.view}
      problem={offline ? null : (reply?.problem ?? null)}
      offline={offline}
      returnPath={loaded.returnPath}
    />
  );
}
