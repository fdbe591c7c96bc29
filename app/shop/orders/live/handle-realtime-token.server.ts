import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {findSignedIn} from '~/platform/session/require-signed-in.server';
import {mintRealtimeToken, type TopicGrant} from '~/platform/supabase/access-token.server';
import type {RealtimeToken} from '~/platform/supabase/realtime/realtime-token';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findGuestOrder} from '../guest/load-guest-order.server';

type Context = Pick<AppContext, 'config' | 'session' | 'backend' | 'report' | 'reference'>;

const PRIVATE_HEADERS = {'Cache-Control': 'private, no-store'};

export async function handleUserRealtimeToken(context: Context): Promise<Response> {
  return respondWithToken(context, async () => {
    const signedIn = await findSignedIn(context.session);
    return signedIn && {topic: `user:${signedIn.live.user_id}`, sessionId: signedIn.claims.sessionId};
  });
}

export async function handleGuestRealtimeToken(context: Context, linkToken: string | undefined): Promise<Response> {
  return respondWithToken(context, async () => {
    const order = await findGuestOrder(context, linkToken);
    return order && {topic: `order:${order.id}`};
  });
}

/** Responds with a Realtime token for the order desk. @param sessionId the session of an admin */
export const handleDeskRealtimeToken = (context: Context, sessionId: string): Promise<Response> =>
  respondWithToken(context, async () => {
    const topic = await context.backend.call('find_desk_topic', {p_session_id: sessionId});
    return topic ? {topic, sessionId} : null;
  });

/** @param findGrant finds the topic that this visitor may subscribe to; null if there is none */
async function respondWithToken(context: Context, findGrant: () => Promise<TopicGrant | null>): Promise<Response> {
  const {config, reference} = context;
  const backend = backendOf(config);
  const response = await nullIfUnavailable(context, async () => {
    const grant = await findGrant();
    if (!grant || !backend) return new Response(null, {status: 204, headers: PRIVATE_HEADERS});
    const {topic} = grant;
    const minted = await mintRealtimeToken(backend, grant);
    const token: RealtimeToken = {...minted, url: backend.SUPABASE_URL, key: backend.SUPABASE_PUBLISHABLE_KEY, topic};
    return Response.json(token, {headers: PRIVATE_HEADERS});
  });
  return response ?? Response.json({reference}, {status: 503, headers: PRIVATE_HEADERS});
}
