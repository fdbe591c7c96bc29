import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import type {AuditRequest} from './audit-request';
import {parseAuditRequest} from './parse-audit-request.server';
import {findAuditLog} from './find-audit-log.server';
import {findSecurity} from './find-security.server';
import type {AuditPageView, SecurityView} from './security-view';

/** The data of the security page; each part is null while the database does not return it. */
export interface LoadedSecurity {
  readonly request: AuditRequest;
  readonly security: SecurityView | null;
  readonly page: AuditPageView | null;
}

/** Loads the security page. @throws Response for everyone but admins */
export async function loadSecurity({context, request}: LoaderFunctionArgs) {
  const viewer = await requireAdmin(context, request);
  const wanted = parseAuditRequest(new URL(request.url).searchParams);
  const [security, page] = await Promise.all([
    nullIfUnavailable(context, () => findSecurity(context, viewer, new Date())),
    nullIfUnavailable(context, () => findAuditLog(context, viewer.userId, wanted)),
  ]);
  const loaded: LoadedSecurity = {request: wanted, security, page};
  return data(loaded, {status: security && page ? 200 : 503});
}
