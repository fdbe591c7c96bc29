import {useEffect, type RefObject} from 'react';
import type {EmbedAddress, VideoService} from '~/core/to-embed';

const REPEAT_MS = 500;

/**
 * What makes a player post a message to the page: YouTube's answers the handshake of its IFrame API, Vimeo's its ping.
 * Instagram's posts its height by itself.
 */
const HANDSHAKES: Readonly<Record<VideoService, string | null>> = {
  instagram: null,
  vimeo: JSON.stringify({method: 'ping'}),
  youtube: JSON.stringify({event: 'listening', id: 1, channel: 'widget'}),
};

/**
 * Calls back at the first message of a player. Nothing else tells that it works: browsers dispatch `load` for their own
 * error page, too, if the service is blocked or unreachable.
 */
export function usePlayerMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  embed: EmbedAddress | null,
  onMessage: () => void,
) {
  useEffect(() => {
    if (!embed) return;
    const {origin} = new URL(embed.embedUrl);
    const stop = () => {
      window.removeEventListener('message', listen);
      clearInterval(timer);
    };
    const listen = (message: MessageEvent) => {
      if (message.source !== frame.current?.contentWindow || message.origin !== origin) return;
      stop();
      onMessage();
    };
    const handshake = HANDSHAKES[embed.service];
    // A player ignores it until its scripts run. It is no secret, and an error page would not match the player's origin.
    const greet = () => handshake && frame.current?.contentWindow?.postMessage(handshake, '*');
    const timer = setInterval(greet, REPEAT_MS);
    window.addEventListener('message', listen);
    return stop;
    // One player for the lifetime of the frame.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
