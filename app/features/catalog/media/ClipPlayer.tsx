import {useEffect, useRef, useState} from 'react';
import {cn} from '~/ui/cn';
import {MEDIA_COPY} from './media-copy';

const LOAD_TIMEOUT_MS = 15_000;

interface ClipPlayerProps {
  readonly url: string;
  readonly label: string;
  /** False pauses it. */
  readonly isInSight: boolean;
  readonly isCropped?: boolean;
}

/** Plays a silent clip over and over under the browser's own controls, or says that it cannot. */
export function ClipPlayer({url, label, isInSight, isCropped}: ClipPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!isInSight) video.current?.pause();
  }, [isInSight]);

  // Opened by a press on the poster, which is gone: the focus goes on to what took its place.
  useEffect(() => video.current?.focus({preventScroll: true}), []);

  if (state === 'failed')
    return <p className="grid size-full place-items-center bg-surface text-ink-soft">{MEDIA_COPY.unavailable}</p>;
  return (
    <video
      ref={video}
      src={url}
      aria-label={label}
      autoPlay
      controls
      loop
      muted
      playsInline
      className={cn('size-full bg-scrim', isCropped ? 'object-cover' : 'object-contain')}
      onLoadedData={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}
