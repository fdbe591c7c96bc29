import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleEndSession} from '~/admin/security/end-session.server';
import {loadSecurity} from '~/admin/security/load-security.server';
import {SecurityPage} from '~/admin/security/SecurityPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadSecurity;

export const action = handleEndSession;

export const clientAction = keepTyped;

export default function AdminSecurityRoute() {
  const {reply, offline} = useServerReply<typeof action>();
  return <SecurityPage {...useLoaderData<typeof loader>()} notice={offline ?? reply?.notice} />;
}
