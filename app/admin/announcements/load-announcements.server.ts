import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {countRecipients, findAnnouncements, type AnnouncementPage} from './find-announcements.server';
import type {AudienceSizes} from './announcement-view';

/** The data of the page; history and sizes are null while the database is unavailable. */
export interface LoadedAnnouncements {
  readonly history: AnnouncementPage | null;
  readonly sizes: AudienceSizes | null;
  readonly idempotencyKey: string;
  readonly nowMs: number;
}

/** Loads the page from which staff send notifications. @throws Response for everyone but admins */
export async function loadAnnouncements({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const reader = {backend: context.backend, userId};
  const after = new URL(request.url).searchParams.get('after');
  const found = await nullIfUnavailable(context, () =>
    Promise.all([findAnnouncements(reader, after), countRecipients(reader)]),
  );
  const loaded: LoadedAnnouncements = {
    history: found?.[0] ?? null,
    sizes: found?.[1] ?? null,
    idempotencyKey: crypto.randomUUID(),
    nowMs: Date.now(),
  };
  return data(loaded, {status: found ? 200 : 503});
}
