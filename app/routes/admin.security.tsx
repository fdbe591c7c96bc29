import {useActionData, useLoaderData} from '@remix-run/react';
import {handleEndSession} from '~/features/system-health/security/end-session.server';
import {loadSecurity} from '~/features/system-health/security/load-security.server';
import {SecurityPage} from '~/features/system-health/security/SecurityPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadSecurity;

export const action = handleEndSession;

export default function AdminSecurityRoute() {
  return <SecurityPage {...useLoaderData<typeof loader>()} notice={useActionData<typeof action>()?.notice} />;
}
