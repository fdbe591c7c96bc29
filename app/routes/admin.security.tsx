import {useActionData, useLoaderData} from '@remix-run/react';
import {handleEndSession} from '~/admin/security/end-session.server';
import {loadSecurity} from '~/admin/security/load-security.server';
import {SecurityPage} from '~/admin/security/SecurityPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadSecurity;

export const action = handleEndSession;

export default function AdminSecurityRoute() {
  return <SecurityPage {...useLoaderData<typeof loader>()} notice={useActionData<typeof action>()?.notice} />;
}
