import {z} from 'zod';
import type {BackendContext} from '../context';
import type {Caller} from '../identify-caller';
import {NotEmulatedError} from '../not-emulated';
import {canSend} from './authorize-topic';
import type {Broadcast, Hub} from './hub';

const ACCEPTED = 202;
const Messages = z.object({
  messages: z.array(
    z.object({
      topic: z.string().min(1),
      event: z.string().min(1),
      payload: z.unknown(),
      private: z.boolean().default(false),
    }),
  ),
});

const problem = (status: number, error: string) => Response.json({error, message: error}, {status});

/** Parses the broadcasts of a request in either of the two formats that clients send. */
async function parseBroadcasts(request: Request, path: string): Promise<Broadcast[] | null> {
  const body: unknown = await request.json().catch(() => undefined);
  const [, encodedTopic, encodedEvent] = /^\/([^/]+)\/events\/([^/]+)$/.exec(path) ?? [];
  if (encodedTopic && encodedEvent) {
    const {searchParams} = new URL(request.url);
    if ([...searchParams.keys()].some((key) => key.startsWith('persist')))
      throw new NotEmulatedError('persisted broadcasts');
    if (body === undefined) return null;
    const [topic, event] = [decodeURIComponent(encodedTopic), decodeURIComponent(encodedEvent)];
    return [{topic, event, payload: body, isPrivate: searchParams.get('private') === 'true'}];
  }
  const parsed = Messages.safeParse(body);
  return parsed.success ? parsed.data.messages.map(({private: isPrivate, ...rest}) => ({...rest, isPrivate})) : null;
}

/** Handles `/realtime/v1/api/broadcast`. Private broadcasts require a policy that lets the caller insert them. */
export async function httpBroadcast(
  request: Request,
  caller: Caller,
  hub: Hub,
  {database}: BackendContext,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/realtime/v1/api/broadcast', '');
  if (request.method !== 'POST') throw new NotEmulatedError(`${request.method} of broadcasts`);
  const broadcasts = await parseBroadcasts(request, path);
  if (!broadcasts) return problem(422, 'Unprocessable broadcast');
  for (const {topic, isPrivate} of broadcasts) {
    const isAllowed = !isPrivate || (await canSend(database, caller, topic));
    if (!isAllowed) return problem(403, `You may not send on the topic ${topic}`);
  }
  for (const broadcast of broadcasts) hub.broadcast(broadcast);
  return new Response(null, {status: ACCEPTED});
}
