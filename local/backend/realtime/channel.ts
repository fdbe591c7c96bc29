import {z} from 'zod';
import {TokenError} from '../auth/tokens';
import type {BackendContext} from '../context';
import {roleOfKey} from '../identify-caller';
import {canReceive, canSend, type Listener} from './authorize-topic';
import type {Frame} from './frames';
import type {Broadcast, Hub, Subscriber} from './hub';

/** One joined topic of one socket. */
export interface Channel {
  /** Handles what the client sends on it. */
  receive(frame: Frame): Promise<void>;
  end(): void;
}

/** The socket of a channel, which other channels share. */
export interface ChannelSocket {
  send(
    topic: string,
    event: string,
    payload: Readonly<Record<string, unknown>>,
    refs?: Partial<Pick<Frame, 'ref' | 'joinRef'>>,
  ): void;
  reply(frame: Frame, status: 'ok' | 'error', response?: Readonly<Record<string, unknown>>): void;
  /** Called when the channel closes itself. */
  removeChannel(topic: string): void;
  readonly apiKey: string;
}

/** The payload of a join. Every feature except broadcast is rejected. */
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

type ChannelConfig = z.infer<typeof JoinPayload>['config'];

const PREFIX = 'realtime:';
const MAX_TIMER_MS = 2_147_483_647;
const SECOND_MS = 1000;

/** Thrown when a join is rejected, with Supabase's message where it has one. */
class JoinError extends Error {}

function findUnsupported({presence, postgres_changes: changes, broadcast}: ChannelConfig): string | null {
  if (presence.enabled) return 'presence';
  if (changes.length > 0) return 'postgres_changes; broadcast from the database instead';
  return broadcast.replay === undefined ? null : 'replay of broadcasts';
}

async function identifyListener(
  token: string | null | undefined,
  {apiKey}: ChannelSocket,
  context: BackendContext,
): Promise<Listener> {
  const role = roleOfKey(token ?? apiKey, context.config);
  if (role) return {role, claims: {role}};
  try {
    const claims = await context.tokens.verify(token ?? '');
    return {role: claims.role, claims};
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw new JoinError(error.isExpired ? 'InvalidJWTToken: Token has expired' : `MalformedJWT: ${error.message}`);
  }
}

async function requirePermission(listener: Listener, topic: string, {database}: BackendContext): Promise<void> {
  if (await canReceive(database, listener, topic)) return;
  throw new JoinError(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);
}

/** Calls back when a listener's token expires. @returns a function that watches another listener, or none for null */
function createExpiryTimer(onExpired: () => void, {clock}: BackendContext) {
  let timer: NodeJS.Timeout | undefined;
  return (listener: Listener | null): void => {
    clearTimeout(timer);
    if (!listener || !('exp' in listener.claims) || listener.claims.exp === undefined) return;
    const leftMs = listener.claims.exp * SECOND_MS - clock().getTime();
    timer = setTimeout(onExpired, Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
  };
}

class OpenChannel implements Channel, Subscriber {
  readonly topic: string;
  readonly #watchExpiry: (listener: Listener | null) => void;

  constructor(
    readonly joinFrame: Frame,
    readonly config: ChannelConfig,
    private listener: Listener,
    readonly socket: ChannelSocket,
    readonly hub: Hub,
    readonly context: BackendContext,
  ) {
    this.topic = joinFrame.topic.slice(PREFIX.length);
    this.#watchExpiry = createExpiryTimer(() => this.#close('Token has expired'), context);
    this.#watchExpiry(listener);
    hub.add(this);
  }

  receiveBroadcast({event, payload, id}: Broadcast): void {
    this.socket.send(this.joinFrame.topic, 'broadcast', {type: 'broadcast', event, payload, ...(id && {meta: {id}})});
  }

  end(): void {
    this.#watchExpiry(null);
    this.hub.remove(this);
  }

  async receive(frame: Frame): Promise<void> {
    if (frame.event === 'access_token') return this.#refreshToken(frame.payload.access_token);
    if (frame.event === 'broadcast') return this.#broadcast(frame);
    this.socket.reply(frame, 'error', {reason: `NOT_EMULATED: The local backend does not emulate ${frame.event}`});
  }

  #close(message: string): void {
    const {topic, joinRef} = this.joinFrame;
    this.end();
    this.socket.send(topic, 'system', {extension: 'system', status: 'error', message, channel: this.topic});
    this.socket.send(topic, 'phx_close', {}, {ref: joinRef, joinRef});
    this.socket.removeChannel(topic);
  }

  /** Replaces the token and checks the permission for it again. */
  async #refreshToken(token: unknown): Promise<void> {
    if (typeof token !== 'string') return;
    try {
      const next = await identifyListener(token, this.socket, this.context);
      await requirePermission(next, this.topic, this.context);
      this.listener = next;
      this.#watchExpiry(next);
    } catch (error) {
      if (!(error instanceof JoinError)) throw error;
      this.#close(error.message);
    }
  }

  async #broadcast(frame: Frame): Promise<void> {
    const {topic, config, context} = this;
    const parsed = BroadcastPayload.safeParse(frame.payload);
    const isAllowed = parsed.success && (await canSend(context.database, this.listener, topic));
    if (!isAllowed) return this.socket.reply(frame, 'error', {reason: 'Unauthorized: You may not send on this topic'});
    this.hub.broadcast({topic, isPrivate: true, ...parsed.data}, config.broadcast.self ? undefined : this);
    if (config.broadcast.ack) this.socket.reply(frame, 'ok');
  }
}

/**
 * Joins a topic if the client has permission.
 *
 * @returns null when the join was rejected and the client has received the reason
 */
export async function joinChannel(
  frame: Frame,
  socket: ChannelSocket,
  hub: Hub,
  context: BackendContext,
): Promise<Channel | null> {
  try {
    const parsed = JoinPayload.safeParse(frame.payload);
    if (!parsed.success || !frame.topic.startsWith(PREFIX))
      throw new JoinError('MalformedJoin: the topic or its config');
    const {config, access_token: token} = parsed.data;
    const unsupported = findUnsupported(config);
    if (unsupported) throw new JoinError(`NOT_EMULATED: The local backend does not emulate ${unsupported}`);
    // The hosted project has 'Allow public access' turned off.
    if (!config.private) throw new JoinError('PrivateOnly: This project only allows private channels');
    const listener = await identifyListener(token, socket, context);
    await requirePermission(listener, frame.topic.slice(PREFIX.length), context);
    const channel = new OpenChannel(frame, config, listener, socket, hub, context);
    socket.reply(frame, 'ok', {postgres_changes: []});
    return channel;
  } catch (error) {
    if (!(error instanceof JoinError)) throw error;
    socket.reply(frame, 'error', {reason: error.message});
    return null;
  }
}
