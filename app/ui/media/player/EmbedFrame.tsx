import {useEffect, useRef, useState} from 'react';
import {toEmbed} from '~/core/to-embed';
import {announce} from '../../announce';
import {cn} from '../../cn';
import {prefersReducedMotion} from '../../prefers-reduced-motion';
import {Unavailable} from './Unavailable';
import {useLoading} from './use-loading';

interface EmbedFrameProps {
  readonly url: string;
  readonly title: string;
}

/** The player of a film that another service hosts, or word that it does not come. Loaded when a film is first opened. */
export function EmbedFrame({url, title}: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const {state, onLoaded, onFailed} = useLoading(true);
  const [embed] = useState(() => toEmbed(url, {autoplay: !prefersReducedMotion()}));
  // What was pressed is gone: the focus goes on to what took its place.
  useEffect(() => frame.current?.focus({preventScroll: true}), []);
  // The other side does not tell when it pauses: opened is played, closed is paused.
  useEffect(() => {
    announce('clip_play', {url, title});
    return () => announce('clip_pause', {url, title});
  }, [url, title]);
  return (
    <div className={cn('absolute inset-x-0 top-0 bottom-11', state === 'loading' && 'animate-shimmer bg-line/70')}>
      {!embed || state === 'failed' ? (
        <Unavailable />
      ) : (
        <iframe
          ref={frame}
          src={embed.embedUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Its scripts run in their own origin; they may not take the page elsewhere.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0"
          onLoad={onLoaded}
          onError={onFailed}
        />
      )}
    </div>
  );
}
