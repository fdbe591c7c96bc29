import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import type {Database, Json} from '~/platform/supabase/database.types';
import {announcementTitle, type AnnouncementType, type Audience} from './announcement';

type Context = Pick<AppContext, 'backend' | 'report' | 'reference'>;
type AnnouncementState = Database['public']['Enums']['announcement_state'];

/** The announcement was started with another text: its form was changed after the answer was lost. */
const EDITED = 'edited';

/** A message of staff to customers. */
export interface Announcement {
  /** The idempotency key of the form, a UUID. It becomes the id of the announcement. */
  readonly id: string;
  readonly type: AnnouncementType;
  readonly message: string;
  readonly audience: Audience;
  /** The one recipient; null for other audiences. */
  readonly recipientId: string | null;
}

/** Shorter than a claim, so that no other request continues while batches are still sent here. */
const SENDING_LIMIT_MS = 40_000;

/** Sends an announcement, once, for admins only. The audit log names audience and type, not the text or the recipient. */
export async function sendAnnouncement(context: Context, authorId: string, announcement: Announcement) {
  const {id, type, message, audience, recipientId} = announcement;
  const stored = {id, type, title: announcementTitle(type), message, audience, recipient_id: recipientId};
  const {read, ...others} = createOperation(context, id, stored);
  const operation: StaffOperation<AnnouncementState | typeof EDITED> = {
    ...others,
    // What was sent before the form was changed says nothing about the changed one.
    read: async () =>
      (await context.backend.call('is_announcement_edited', {p_announcement: stored})) ? EDITED : read(),
    isPossible: (state) => state !== 'repeated' && state !== EDITED,
    async send(state) {
      const started =
        state === 'new'
          ? await context.backend.call('start_announcement', {p_author_id: authorId, p_announcement: stored})
          : state;
      if (started === 'repeated') return ['It was sent before.'];
      return sendBatches(context, id);
    },
  };
  const details = {type, audience};
  const key = `${id} ${await hexDigest(JSON.stringify(stored))}`;
  const claim = {actorId: authorId, key, action: 'announcement.send', target: id, details} as const;
  return executeStaffOperation(context, claim, operation);
}

/** Continues an announcement that was interrupted. @param key the idempotency key of the form */
export function resumeAnnouncement(context: Context, authorId: string, id: string, key: string) {
  const operation: StaffOperation<AnnouncementState> = {
    ...createOperation(context, id, {id}),
    isPossible: (state) => state === 'sending',
    send: () => sendBatches(context, id),
  };
  const claim = {actorId: authorId, key, action: 'announcement.resume', target: id, details: {}} as const;
  return executeStaffOperation(context, claim, operation);
}

const createOperation = (
  {backend}: Context,
  id: string,
  announcement: Readonly<Record<string, string | null>>,
): {
  readonly read: () => Promise<AnnouncementState | null>;
  readonly isDone: (state: string) => boolean;
  readonly toAuditState: (state: string) => Json;
} => ({
  async read() {
    const [state] = await backend.call('find_announcement_state', {p_announcement: announcement});
    return state ?? null;
  },
  isDone: (state) => state === 'sent',
  toAuditState: (state) => ({announcement: id, state}),
});

/** Notifies all recipients in batches, because one statement for all of them could exceed the statement timeout. */
async function sendBatches({backend}: Context, id: string): Promise<readonly string[]> {
  const endsAt = Date.now() + SENDING_LIMIT_MS;
  while ((await backend.call('send_announcement_batch', {p_id: id})) !== 'sent')
    if (Date.now() > endsAt) throw new BackendUnavailable(`announcement ${id}: not all recipients are notified yet`);
  return [];
}
