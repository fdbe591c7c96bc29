import {useLoaderData} from '@remix-run/react';
import {loadSecurity} from '~/admin/security/load-security.server';
import {SecurityPage} from '~/admin/security/SecurityPage';

export const loader = loadSecurity;

export default function AdminSecurityRoute() {
  return <SecurityPage {...useLoaderData<typeof loader>()} />;
}
