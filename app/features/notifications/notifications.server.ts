import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createViewerClient, isNoAnswer, type ViewerClient} from '~/platform/supabase/viewer-client.server';
import {toNotification} from './model/notification';
import {MAX_NOTIFICATIONS, type NotificationCommand, type NotificationList} from './model/notification-list';

const CommandSchema = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('open'), id: z.uuid()}),
  z.object({intent: z.literal('remove'), id: z.uuid()}),
  z.object({intent: z.literal('mark-all-read')}),
]);

/** @returns what the form asks for; null for anything that none of our forms sends */
export function parseNotificationCommand(form: FormData | null): NotificationCommand | null {
  return CommandSchema.safeParse(Object.fromEntries(form ?? [])).data ?? null;
}

/** @returns the database as this person sees it. @throws BackendUnavailable in a shop without a backend */
export function getUserNotifications({config}: Pick<AppContext, 'config'>, userId: string): UserNotifications {
  const backend = backendOf(config);
  if (!backend) throw new BackendUnavailable('no backend is configured');
  return {userId, database: createViewerClient(backend, userId)};
}

/** The notifications of one person: row level security lets them see and change no others. */
export interface UserNotifications {
  readonly userId: string;
  readonly database: ViewerClient;
}

/** @returns the newest first. @throws BackendUnavailable */
export async function findNotifications({database, userId}: UserNotifications): Promise<NotificationList> {
  const answer = await database
    .from('notifications')
    .select('id, type, title, message, priority, read, created_at, data')
    // An admin may read everybody's.
    .eq('user_id', userId)
    .order('created_at', {ascending: false})
    .order('id', {ascending: false})
    .limit(MAX_NOTIFICATIONS);
  return (check(answer) ?? []).flatMap((row) => toNotification(row) ?? []);
}

/** @returns the order that an opened notification leads to. @throws BackendUnavailable */
export async function changeNotifications(
  {database, userId}: UserNotifications,
  command: NotificationCommand,
): Promise<string | null> {
  const rows = database.from('notifications');
  switch (command.intent) {
    case 'remove':
      check(await rows.delete().eq('id', command.id));
      return null;
    case 'mark-all-read':
      check(await rows.update({read: true}).eq('user_id', userId).eq('read', false));
      return null;
    case 'open': {
      const [opened] = check(await rows.update({read: true}).eq('id', command.id).select()) ?? [];
      return (opened && toNotification(opened)?.orderId) ?? null;
    }
  }
}

interface Answered<Data> {
  readonly data: Data;
  readonly error: {readonly message: string} | null;
  readonly status: number;
}

function check<Data>({data, error, status}: Answered<Data>): Data {
  if (!error) return data;
  if (isNoAnswer(status)) throw new BackendUnavailable(`notifications: ${error.message}`);
  throw new Error(`notifications: ${error.message}`);
}
