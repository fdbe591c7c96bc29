import {data, redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {readForm} from '~/platform/form.server';
import {findOrRedirect, findSignedIn} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import type {NotificationList} from './model/notification-list';
import {notificationOrderPath} from './model/notification';
import {
  changeNotifications,
  findNotifications,
  getUserNotifications,
  parseNotificationCommand,
} from './notifications.server';

interface Args {
  readonly context: AppContext;
  readonly request: Request;
}

export const NOTIFICATIONS_PATH = '/notifications';

const PRIVATE_HEADERS = {'Cache-Control': 'private, no-store'};

const respond = (status: number, body: object | null = null) =>
  body === null
    ? new Response(null, {status, headers: PRIVATE_HEADERS})
    : Response.json(body, {status, headers: PRIVATE_HEADERS});

export async function loadNotifications({context, request}: Args) {
  const list = await nullIfUnavailable(context, async () => {
    const {live} = await findOrRedirect(context, request);
    return findNotifications(getUserNotifications(context, live.user_id));
  });
  return data({list, nowMs: Date.now()}, {status: list ? 200 : 503, headers: PRIVATE_HEADERS});
}

const fail = (status: number) => data({hasFailed: true}, {status, headers: PRIVATE_HEADERS});

/** Handles a form of the notifications page; redirects to the order of an opened notification. */
export async function handleNotifications({context, request}: Args) {
  const response = await nullIfUnavailable(context, async () => {
    const {live} = await findOrRedirect(context, request);
    const command = parseNotificationCommand(await readForm(request));
    if (!command) return fail(400);
    const orderId = await changeNotifications(getUserNotifications(context, live.user_id), command);
    return redirect(orderId === null ? NOTIFICATIONS_PATH : notificationOrderPath(orderId), 303);
  });
  return response ?? fail(503);
}

/** Responds to a fetch with the newest notifications, or with 204 to signed-out visitors. */
export function loadRecentNotifications({context}: Args): Promise<Response> {
  return respondToFetch(context, async (userId) => {
    if (!userId) return respond(204);
    const list: NotificationList = await findNotifications(getUserNotifications(context, userId));
    return respond(200, list);
  });
}

/** Handles a command sent by fetch; its effect reaches every tab over Realtime. */
export function handleRecentNotifications({context, request}: Args): Promise<Response> {
  return respondToFetch(context, async (userId) => {
    const command = parseNotificationCommand(await readForm(request));
    if (!userId) return respond(401);
    if (!command) return respond(400);
    await changeNotifications(getUserNotifications(context, userId), command);
    return respond(204);
  });
}

async function respondToFetch(
  context: AppContext,
  handle: (userId: string | null) => Promise<Response>,
): Promise<Response> {
  const response = await nullIfUnavailable(context, async () =>
    handle((await findSignedIn(context.session))?.live.user_id ?? null),
  );
  return response ?? respond(503);
}
