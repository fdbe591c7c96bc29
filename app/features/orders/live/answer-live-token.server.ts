import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {mintListeningToken} from '~/platform/supabase/access-token.server';
import type {LiveToken} from '~/platform/supabase/live/live-token';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {findGuestOrder} from '../guest/load-guest-order.server';

type Context = Pick<AppContext, 'config' | 'session' | 'backend' | 'report' | 'reference'>;

const PRIVATE = {'Cache-Control': 'private, no-store'};

/** Lets the person who is signed in, by the database too, hear what it says to them. */
export async function answerOwnToken(context: Context): Promise<Response> {
  return answerToken(context, async () => {
    const live = await context.session.live();
    return live && `user:${live.user_id}`;
  });
}

/** Lets whoever has the link of an order hear of that order, and of nothing else. */
export async function answerGuestToken(context: Context, linkToken: string | undefined): Promise<Response> {
  return answerToken(context, async () => {
    const order = await findGuestOrder(context, linkToken);
    return order && `order:${order.id}`;
  });
}

/** @param findTopic gives the topic that this visitor may hear; null for none */
async function answerToken(context: Context, findTopic: () => Promise<string | null>): Promise<Response> {
  const {config, reference} = context;
  const backend = backendOf(config);
  const answer = await unlessDown(context, async () => {
    const topic = await findTopic();
    if (!topic || !backend) return new Response(null, {status: 204, headers: PRIVATE});
    const minted = await mintListeningToken(backend, topic);
    const said: LiveToken = {...minted, url: backend.SUPABASE_URL, key: backend.SUPABASE_PUBLISHABLE_KEY, topic};
    return Response.json(said, {headers: PRIVATE});
  });
  return answer ?? Response.json({reference}, {status: 503, headers: PRIVATE});
}
