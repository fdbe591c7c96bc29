import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {findSignedIn} from '~/platform/session/require-signed-in.server';
import {mintRealtimeToken, type TopicGrant} from '~/platform/supabase/access-token.server';
import type {RealtimeToken} from '~/platform/supabase/realtime/realtime-token';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {findGuestOrder} from '../guest/load-guest-order.server';

type Context = Pick<AppContext, 'config' | 'session' | 'backend' | 'report' | 'reference'>;

const PRIVATE = {'Cache-Control': 'private, no-store'};

/** Lets the person who is signed in, by the database too, hear what it says to them. */
export async function handleUserRealtimeToken(context: Context): Promise<Response> {
  return answerToken(context, async () => {
    const signedIn = await findSignedIn(context.session);
    return signedIn && {topic: `user:${signedIn.live.user_id}`, sessionId: signedIn.claims.sessionId};
  });
}

/** Lets whoever has the link of an order hear of that order, and of nothing else. */
export async function handleGuestRealtimeToken(context: Context, linkToken: string | undefined): Promise<Response> {
  return answerToken(context, async () => {
    const order = await findGuestOrder(context, linkToken);
    return order && {topic: `order:${order.id}`};
  });
}

/** @param findRight finds what this visitor may hear; null for nothing */
async function answerToken(context: Context, findRight: () => Promise<TopicGrant | null>): Promise<Response> {
  const {config, reference} = context;
  const backend = backendOf(config);
  const answer = await unlessDown(context, async () => {
    const right = await findRight();
    if (!right || !backend) return new Response(null, {status: 204, headers: PRIVATE});
    const {topic} = right;
    const minted = await mintRealtimeToken(backend, right);
    const said: RealtimeToken = {...minted, url: backend.SUPABASE_URL, key: backend.SUPABASE_PUBLISHABLE_KEY, topic};
    return Response.json(said, {headers: PRIVATE});
  });
  return answer ?? Response.json({reference}, {status: 503, headers: PRIVATE});
}
