import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createViewerClient, isUnavailableStatus, type ViewerClient} from '~/platform/supabase/viewer-client.server';
import {toNotification} from './model/notification';
import {MAX_NOTIFICATIONS, type NotificationCommand, type NotificationList} from './model/notification-list';

const CommandSchema = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('open'), id: z.uuid()}),
  z.object({intent: z.literal('remove'), id: z.uuid()}),
  z.object({intent: z.literal('mark-all-read')}),
]);

/** Parses the command of a form; returns null if it is invalid. */
export function parseNotificationCommand(form: FormData | null): NotificationCommand | null {
  return CommandSchema.safeParse(Object.fromEntries(form ?? [])).data ?? null;
}

/** Returns the database access of a person. @throws BackendUnavailable if no backend is configured */
export function getUserNotifications({config}: Pick<AppContext, 'config'>, userId: string): UserNotifications {
  const backend = backendOf(config);
  if (!backend) throw new BackendUnavailable('no backend is configured');
  return {userId, database: createViewerClient(backend, userId)};
}

/** A person's access to their notifications, limited by row level security. */
export interface UserNotifications {
  readonly userId: string;
  readonly database: ViewerClient;
}

/** Finds the notifications of a person, newest first. @throws BackendUnavailable */
export async function findNotifications({database, userId}: UserNotifications): Promise<NotificationList> {
  const response = await database
    .from('notifications')
    .select('id, kind, type, title, message, priority, read, created_at, data')
    // Row level security lets admins read all notifications.
    .eq('user_id', userId)
    .order('created_at', {ascending: false})
    .order('id', {ascending: false})
    .limit(MAX_NOTIFICATIONS);
  return (requireData(response) ?? []).flatMap((row) => toNotification(row) ?? []);
}

/** Executes a command. Returns the order id of an opened notification. @throws BackendUnavailable */
export async function changeNotifications(
  {database, userId}: UserNotifications,
  command: NotificationCommand,
): Promise<string | null> {
  const rows = database.from('notifications');
  switch (command.intent) {
    case 'remove':
      requireData(await rows.delete().eq('id', command.id));
      return null;
    case 'mark-all-read':
      requireData(await rows.update({read: true}).eq('user_id', userId).eq('read', false));
      return null;
    case 'open': {
      const [opened] = requireData(await rows.update({read: true}).eq('id', command.id).select()) ?? [];
      return (opened && toNotification(opened)?.orderId) ?? null;
    }
  }
}

interface DatabaseResponse<Data> {
  readonly data: Data;
  readonly error: {readonly message: string} | null;
  readonly status: number;
}

function requireData<Data>({data, error, status}: DatabaseResponse<Data>): Data {
  if (!error) return data;
  if (isUnavailableStatus(status)) throw new BackendUnavailable(`notifications: ${error.message}`);
  throw new Error(`notifications: ${error.message}`);
}
