import {useEffect, useRef, useState} from 'react';
import {toEmbed} from '~/core/to-embed';
import {announce} from '../../announce';
import {cn} from '../../cn';
import {Unavailable} from './Unavailable';
import {useLoading} from './use-loading';
import {usePlayerMessage} from './use-player-message';

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface EmbedFrameProps {
  readonly url: string;
  readonly title: string;
  /** Called when the player fails or has not loaded after 15 s. */
  readonly onFailed?: () => void;
}

/** The player of a video at another service, or a message if it fails. Loaded when a video is first opened. */
export function EmbedFrame({url, title, onFailed: report}: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const {state, onLoaded} = useLoading(true);
  const [embed] = useState(() => toEmbed(url, {autoplay: !prefersReducedMotion()}));
  usePlayerMessage(frame, embed, onLoaded);
  // The player replaces the clicked link, so it takes the focus.
  useEffect(() => frame.current?.focus({preventScroll: true}), []);
  const isFailed = !embed || state === 'failed';
  useEffect(() => {
    if (isFailed) report?.();
    // Once for each failure: callers pass a new function with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFailed]);
  // The embedded player does not report pauses: opening counts as play and closing as pause.
  useEffect(() => {
    announce('clip_play', {url, title});
    return () => announce('clip_pause', {url, title});
  }, [url, title]);
  return (
    <div className={cn('absolute inset-x-0 top-0 bottom-11', state === 'loading' && 'animate-shimmer bg-line/70')}>
      {isFailed ? (
        <Unavailable />
      ) : (
        <iframe
          ref={frame}
          src={embed.embedUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Its scripts run in their own origin and may not navigate the page.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          // Until the player reports, the frame may show the browser's error page.
          className={cn('size-full border-0', state === 'loading' && 'opacity-0')}
        />
      )}
    </div>
  );
}
