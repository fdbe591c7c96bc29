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

async function admit(listener: Listener, topic: string, {database}: BackendContext): Promise<void> {
  if (await mayHear(database, listener, topic)) return;
  throw new Refusal(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);
}

/** Calls back when a listener's token ends. @returns watches another listener instead; null watches none */
function createExpiry(ended: () => void, {clock}: BackendContext) {
  let timer: NodeJS.Timeout | undefined;
  return (listener: Listener | null): void => {
    clearTimeout(timer);
    if (!listener || !('exp' in listener.claims) || listener.claims.exp === undefined) return;
    const leftMs = listener.claims.exp * SECOND_MS - clock().getTime();
    timer = setTimeout(ended, Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
  };
}

/** A topic that somebody was let into. */
class OpenChannel implements Channel, Subscriber {
  readonly topic: string;
  readonly #watch: (listener: Listener | null) => void;

  constructor(
    readonly frame: Frame,
    readonly wishes: Wishes,
    private listener: Listener,
    readonly line: Line,
    readonly hub: Hub,
    readonly context: BackendContext,
  ) {
    this.topic = frame.topic.slice(PREFIX.length);
    this.#watch = createExpiry(() => this.#close('Token has expired'), context);
    this.#watch(listener);
    hub.add(this);
  }

  hear({event, payload, id}: Broadcast): void {
    this.line.send(this.frame.topic, 'broadcast', {type: 'broadcast', event, payload, ...(id && {meta: {id}})});
  }

  end(): void {
    this.#watch(null);
    this.hub.remove(this);
  }

  async receive(said: Frame): Promise<void> {
    if (said.event === 'access_token') return this.#renew(said.payload.access_token);
    if (said.event === 'broadcast') return this.#say(said);
    this.line.reply(said, 'error', {reason: `NOT_EMULATED: The local backend does not emulate ${said.event}`});
  }

  #close(message: string): void {
    const {topic, joinRef} = this.frame;
    this.end();
    this.line.send(topic, 'system', {extension: 'system', status: 'error', message, channel: this.topic});
    this.line.send(topic, 'phx_close', {}, {ref: joinRef, joinRef});
    this.line.forget(topic);
  }

  /** Whoever comes with another token is judged anew. */
  async #renew(token: unknown): Promise<void> {
    if (typeof token !== 'string') return;
    try {
      const next = await listenerOf(token, this.line, this.context);
      await admit(next, this.topic, this.context);
      this.listener = next;
      this.#watch(next);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#close(error.message);
    }
  }

  async #say(said: Frame): Promise<void> {
    const {topic, wishes, context} = this;
    const parsed = BroadcastPayload.safeParse(said.payload);
    const isAllowed = parsed.success && (await maySend(context.database, this.listener, topic));
    if (!isAllowed) return this.line.reply(said, 'error', {reason: 'Unauthorized: You may not send on this topic'});
    this.hub.say({topic, isPrivate: true, ...parsed.data}, wishes.broadcast.self ? undefined : this);
    if (wishes.broadcast.ack) this.line.reply(said, 'ok');
  }
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
    // A hosted project of ours has 'Allow public access' off.
    if (!wishes.private) throw new Refusal('PrivateOnly: This project only allows private channels');
    const listener = await listenerOf(token, line, context);
    await admit(listener, frame.topic.slice(PREFIX.length), context);
    const channel = new OpenChannel(frame, wishes, listener, line, hub, context);
    line.reply(frame, 'ok', {postgres_changes: []});
    return channel;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    line.reply(frame, 'error', {reason: error.message});
    return null;
  }
}
