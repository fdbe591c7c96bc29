import {data, redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {readForm} from '~/platform/form.server';
import {findSignedIn, requireSignedIn} from '~/platform/session/require-signed-in.server';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import type {NotificationList} from './model/notification-list';
import {notificationOrderPath} from './model/notification';
import {
  changeNotifications,
  findNotifications,
  getUserNotifications,
  parseNotificationCommand,
} from './notifications.server';

/** A request about notifications. */
interface Args {
  readonly context: AppContext;
  readonly request: Request;
}

/** Where they have a page of their own. */
export const NOTIFICATIONS_PATH = '/notifications';

const PRIVATE = {'Cache-Control': 'private, no-store'};

const answer = (status: number, body: object | null = null) =>
  body === null ? new Response(null, {status, headers: PRIVATE}) : Response.json(body, {status, headers: PRIVATE});

/** What the page of notifications shows. */
export async function loadNotifications({context, request}: Args) {
  const {live} = await requireSignedIn(context, request);
  const list = await unlessDown(context, () => findNotifications(getUserNotifications(context, live.user_id)));
  return data({list, nowMs: Date.now()}, {status: list ? 200 : 503, headers: PRIVATE});
}

/** Does what a form of the page asks for, and leads to the order of a notification that was opened. */
export async function handleNotifications({context, request}: Args) {
  const {live} = await requireSignedIn(context, request);
  const command = parseNotificationCommand(await readForm(request));
  if (!command) return data({hasFailed: true}, {status: 400, headers: PRIVATE});
  const box = getUserNotifications(context, live.user_id);
  const done = await unlessDown(context, async () => ({orderId: await changeNotifications(box, command)}));
  if (!done) return data({hasFailed: true}, {status: 503, headers: PRIVATE});
  return redirect(done.orderId === null ? NOTIFICATIONS_PATH : notificationOrderPath(done.orderId), 303);
}

/** For scripts: the newest notifications, or nothing where nobody is signed in any more. */
export function loadRecent({context}: Args): Promise<Response> {
  return forScripts(context, async (userId) => {
    if (!userId) return answer(204);
    const list: NotificationList = await findNotifications(getUserNotifications(context, userId));
    return answer(200, list);
  });
}

/** For scripts: does one thing, whose effect comes back to every tab by the line. */
export function handleRecentNotifications({context, request}: Args): Promise<Response> {
  return forScripts(context, async (userId) => {
    const command = parseNotificationCommand(await readForm(request));
    if (!userId) return answer(401);
    if (!command) return answer(400);
    await changeNotifications(getUserNotifications(context, userId), command);
    return answer(204);
  });
}

async function forScripts(context: AppContext, work: (userId: string | null) => Promise<Response>): Promise<Response> {
  const reply = await unlessDown(context, async () =>
    work((await findSignedIn(context.session))?.live.user_id ?? null),
  );
  return reply ?? answer(503);
}
