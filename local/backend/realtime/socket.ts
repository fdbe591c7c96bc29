import type {WebSocket} from 'ws';
import type {BackendContext} from '../context';
import {joinChannel, type Channel, type ChannelSocket} from './channel';
import {decodeFrame, encodeFrame, type Frame, type Version} from './frames';
import type {Hub} from './hub';

/** How long Supabase waits for a heartbeat. */
const HEARTBEAT_TIMEOUT_MS = 60_000;
const MAX_CHANNELS = 100;
const UNSUPPORTED_DATA = 1003;

function createChannelSocket(
  webSocket: WebSocket,
  version: Version,
  apiKey: string,
  removeChannel: ChannelSocket['removeChannel'],
): ChannelSocket {
  const send: ChannelSocket['send'] = (topic, event, payload, {ref = null, joinRef = null} = {}) => {
    if (webSocket.readyState === webSocket.OPEN)
      webSocket.send(encodeFrame({joinRef, ref, topic, event, payload}, version));
  };
  return {
    apiKey,
    send,
    removeChannel,
    reply: ({topic, ref, joinRef}, status, response = {}) =>
      send(topic, 'phx_reply', {status, response}, {ref, joinRef}),
  };
}

/** Creates the handler of messages, which joins and leaves topics and passes the others to their channel. */
function createFrameHandler(socket: ChannelSocket, channels: Map<string, Channel>, hub: Hub, context: BackendContext) {
  async function join(frame: Frame): Promise<void> {
    if (channels.size >= MAX_CHANNELS) {
      return socket.reply(frame, 'error', {reason: 'ChannelRateLimitReached: Too many channels'});
    }
    // A client that lost the reply joins again.
    channels.get(frame.topic)?.end();
    channels.delete(frame.topic);
    const channel = await joinChannel(frame, socket, hub, context);
    if (channel) channels.set(frame.topic, channel);
  }

  function leave(frame: Frame): void {
    channels.get(frame.topic)?.end();
    channels.delete(frame.topic);
    socket.reply(frame, 'ok');
    socket.send(frame.topic, 'phx_close', {}, {ref: frame.joinRef, joinRef: frame.joinRef});
  }

  async function receive(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') return socket.reply(frame, 'ok');
    if (frame.event === 'phx_join') return join(frame);
    if (frame.event === 'phx_leave') return leave(frame);
    const channel = channels.get(frame.topic);
    return channel ? channel.receive(frame) : socket.reply(frame, 'error', {reason: 'unmatched topic'});
  }

  return receive;
}

/** Handles the messages of one client until either side closes the socket. */
export function handleSocket(
  webSocket: WebSocket,
  version: Version,
  apiKey: string,
  hub: Hub,
  context: BackendContext,
): void {
  const channels = new Map<string, Channel>();
  const socket = createChannelSocket(webSocket, version, apiKey, (topic) => void channels.delete(topic));
  const receive = createFrameHandler(socket, channels, hub, context);
  const heartbeatTimer = setTimeout(() => webSocket.close(), HEARTBEAT_TIMEOUT_MS);
  let last: Promise<void> = Promise.resolve();

  webSocket.on('message', (bytes: Buffer, isBinary: boolean) => {
    heartbeatTimer.refresh();
    const frame = decodeFrame(bytes, isBinary);
    if (!frame) return webSocket.close(UNSUPPORTED_DATA);
    // Messages are handled in order, because a broadcast must not overtake the join before it.
    last = last.then(() => receive(frame)).catch((error: unknown) => console.error('Realtime:', error));
  });
  webSocket.on('error', () => webSocket.terminate());
  webSocket.on('close', () => {
    clearTimeout(heartbeatTimer);
    // Waits for a join in progress, whose channel must be closed, too.
    void last.then(() => channels.forEach((channel) => channel.end()));
  });
}
