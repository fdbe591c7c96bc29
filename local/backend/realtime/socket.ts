import type {WebSocket} from 'ws';
import type {BackendContext} from '../context';
import {joinChannel, type Channel, type Line} from './channel';
import {decodeFrame, encodeFrame, type Frame, type Version} from './frames';
import type {Hub} from './hub';

/** As long as the platform waits for a sign of life. */
const SILENCE_LIMIT_MS = 60_000;
const MAX_CHANNELS = 100;
const UNREADABLE = 1003;

function createLine(socket: WebSocket, version: Version, apiKey: string, forget: Line['forget']): Line {
  const send: Line['send'] = (topic, event, payload, {ref = null, joinRef = null} = {}) => {
    if (socket.readyState === socket.OPEN) socket.send(encodeFrame({joinRef, ref, topic, event, payload}, version));
  };
  return {
    apiKey,
    send,
    forget,
    reply: ({topic, ref, joinRef}, status, response = {}) =>
      send(topic, 'phx_reply', {status, response}, {ref, joinRef}),
  };
}

/** Joins and leaves topics, and passes on what is said on them. @returns how to handle a message */
function createConversation(line: Line, channels: Map<string, Channel>, hub: Hub, context: BackendContext) {
  async function join(frame: Frame): Promise<void> {
    if (channels.size >= MAX_CHANNELS) {
      return line.reply(frame, 'error', {reason: 'ChannelRateLimitReached: Too many channels'});
    }
    // A client that lost an answer joins again.
    channels.get(frame.topic)?.end();
    channels.delete(frame.topic);
    const channel = await joinChannel(frame, line, hub, context);
    if (channel) channels.set(frame.topic, channel);
  }

  function leave(frame: Frame): void {
    channels.get(frame.topic)?.end();
    channels.delete(frame.topic);
    line.reply(frame, 'ok');
    line.send(frame.topic, 'phx_close', {}, {ref: frame.joinRef, joinRef: frame.joinRef});
  }

  async function receive(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') return line.reply(frame, 'ok');
    if (frame.event === 'phx_join') return join(frame);
    if (frame.event === 'phx_leave') return leave(frame);
    const channel = channels.get(frame.topic);
    return channel ? channel.receive(frame) : line.reply(frame, 'error', {reason: 'unmatched topic'});
  }

  return receive;
}

/** Speaks with one client until either side ends it. */
export function attendSocket(
  socket: WebSocket,
  version: Version,
  apiKey: string,
  hub: Hub,
  context: BackendContext,
): void {
  const channels = new Map<string, Channel>();
  const line = createLine(socket, version, apiKey, (topic) => void channels.delete(topic));
  const receive = createConversation(line, channels, hub, context);
  const silence = setTimeout(() => socket.close(), SILENCE_LIMIT_MS);
  let last: Promise<void> = Promise.resolve();

  socket.on('message', (bytes: Buffer, isBinary: boolean) => {
    silence.refresh();
    const frame = decodeFrame(bytes, isBinary);
    if (!frame) return socket.close(UNREADABLE);
    // In order: a broadcast must not overtake the join before it.
    last = last.then(() => receive(frame)).catch((error: unknown) => console.error('Realtime:', error));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(silence);
    // A join may be under way.
    void last.then(() => channels.forEach((channel) => channel.end()));
  });
}
