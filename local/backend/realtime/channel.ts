import {z} from 'zod';
import {TokenError} from '../auth/tokens';
import type {BackendContext} from '../context';
import {roleOfKey} from '../identify-caller';
import {mayHear, maySend, type Listener} from './authorize-topic';
import type {Frame} from './frames';
import type {Broadcast, Hub, Subscriber} from './hub';

/** One joined topic of one socket. */
export interface Channel {
  /** Handles what the client sends on it. */
  receive(frame: Frame): Promise<void>;
  end(): void;
}

/** What a channel needs of its socket. */
export interface Line {
  send(
    topic: string,
    event: string,
    payload: Readonly<Record<string, unknown>>,
    refs?: Partial<Pick<Frame, 'ref' | 'joinRef'>>,
  ): void;
  reply(frame: Frame, status: 'ok' | 'error', response?: Readonly<Record<string, unknown>>): void;
  /** Called when the channel closes itself. */
  forget(topic: string): void;
  readonly apiKey: string;
}

/** What a client may want of a channel. Anything but broadcast is refused. */
const JoinPayload = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().default(false),
      broadcast: z
        .object({ack: z.boolean().default(false), self: z.boolean().default(false), replay: z.unknown().optional()})
        .prefault({}),
      presence: z.object({enabled: z.boolean().default(false)}).prefault({}),
      postgres_changes: z.array(z.unknown()).default([]),
    })
    .prefault({}),
});
const BroadcastPayload = z.object({event: z.string(), payload: z.unknown()});

type Wishes = z.infer<typeof JoinPayload>['config'];

const PREFIX = 'realtime:';
const MAX_TIMER_MS = 2_147_483_647;
const SECOND_MS = 1000;

/** Why a channel is not opened, in the platform's words where it has some. */
class Refusal extends Error {}

function notEmulated({presence, postgres_changes: changes, broadcast}: Wishes): string | null {
  if (presence.enabled) return 'presence';
  if (changes.length > 0) return 'postgres_changes; broadcast from the database instead';
  return broadcast.replay === undefined ? null : 'replay of broadcasts';
}

async function listenerOf(
  token: string | null | undefined,
  {apiKey}: Line,
  context: BackendContext,
): Promise<Listener> {
  const role = roleOfKey(token ?? apiKey, context.config);
  if (role) return {role, claims: {role}};
  try {
    const claims = await context.tokens.verify(token ?? '');
    return {role: claims.role, claims};
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw new Refusal(error.isExpired ? 'InvalidJWTToken: Token has expired' : `MalformedJWT: ${error.message}`);
  }
}

async function admit(listener: Listener, topic: string, isPrivate: boolean, {database}: BackendContext): Promise<void> {
  if (!isPrivate || (await mayHear(database, listener, topic))) return;
  throw new Refusal(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);
}

function openChannel(
  frame: Frame,
  wishes: Wishes,
  first: Listener,
  line: Line,
  hub: Hub,
  context: BackendContext,
): Channel {
  const topic = frame.topic.slice(PREFIX.length);
  const isPrivate = wishes.private;
  let listener = first;
  let timer: NodeJS.Timeout | undefined;

  const subscriber: Subscriber = {
    topic,
    isPrivate,
    hear: ({event, payload, id}: Broadcast) =>
      line.send(frame.topic, 'broadcast', {type: 'broadcast', event, payload, ...(id && {meta: {id}})}),
  };
  function end(): void {
    clearTimeout(timer);
    hub.remove(subscriber);
  }
  function close(message: string): void {
    end();
    line.send(frame.topic, 'system', {extension: 'system', status: 'error', message, channel: topic});
    line.send(frame.topic, 'phx_close', {}, {ref: frame.joinRef, joinRef: frame.joinRef});
    line.forget(frame.topic);
  }
  function watchExpiry(): void {
    clearTimeout(timer);
    if (!('exp' in listener.claims) || listener.claims.exp === undefined) return;
    const leftMs = listener.claims.exp * SECOND_MS - context.clock().getTime();
    timer = setTimeout(() => close('Token has expired'), Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
  }
  async function renew(token: unknown): Promise<void> {
    if (typeof token !== 'string') return;
    try {
      const next = await listenerOf(token, line, context);
      await admit(next, topic, isPrivate, context);
      listener = next;
      watchExpiry();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      close(error.message);
    }
  }
  async function broadcast(said: Frame): Promise<void> {
    const parsed = BroadcastPayload.safeParse(said.payload);
    const isAllowed = parsed.success && (!isPrivate || (await maySend(context.database, listener, topic)));
    if (isAllowed) hub.say({topic, isPrivate, ...parsed.data}, wishes.broadcast.self ? undefined : subscriber);
    if (!isAllowed) line.reply(said, 'error', {reason: 'Unauthorized: You may not send on this Channel topic'});
    else if (wishes.broadcast.ack) line.reply(said, 'ok');
  }

  hub.add(subscriber);
  watchExpiry();
  return {
    end,
    async receive(said) {
      if (said.event === 'access_token') return renew(said.payload.access_token);
      if (said.event === 'broadcast') return broadcast(said);
      line.reply(said, 'error', {reason: `NOT_EMULATED: The local backend does not emulate ${said.event}`});
    },
  };
}

/**
 * Joins a topic, if the client may.
 *
 * @returns null after a refusal, which the client has been told
 */
export async function joinChannel(
  frame: Frame,
  line: Line,
  hub: Hub,
  context: BackendContext,
): Promise<Channel | null> {
  try {
    const parsed = JoinPayload.safeParse(frame.payload);
    if (!parsed.success || !frame.topic.startsWith(PREFIX)) throw new Refusal('MalformedJoin: the topic or its config');
    const {config: wishes, access_token: token} = parsed.data;
    const missing = notEmulated(wishes);
    if (missing) throw new Refusal(`NOT_EMULATED: The local backend does not emulate ${missing}`);
    const listener = await listenerOf(token, line, context);
    await admit(listener, frame.topic.slice(PREFIX.length), wishes.private, context);
    const channel = openChannel(frame, wishes, listener, line, hub, context);
    line.reply(frame, 'ok', {postgres_changes: []});
    return channel;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    line.reply(frame, 'error', {reason: error.message});
    return null;
  }
}
