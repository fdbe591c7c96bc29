import {Icon} from '../../icons/Icon';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {announce} from '../../announce';
import {cn} from '../../cn';
import {imageSources} from '../../shop-image-sources';
import {FILM_COPY} from '../media-copy';
import type {FilmProps} from '../PlayFacade';
import {Unavailable} from './Unavailable';
import {useLoading} from './use-loading';

const POSTER_WIDTHS = [800];

/** What opens a clip hands on to its player. */
interface ClipPlayerProps extends FilmProps {
  /** Whether it belongs to the page's scenery: without a frame of controls, and playing again whenever it is seen again. */
  readonly isScenery: boolean;
  /** Whether a press has opened it: what was pressed is gone, and the focus goes on to what took its place. */
  readonly takesFocus: boolean;
}

/** Plays a silent clip over and over while it is in sight, or says that it cannot. Loaded when a clip is first opened. */
export function ClipPlayer({url, title, poster, aspect, isScenery, takesFocus, className, tabIndex}: ClipPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isInSight = useIsInSight(video);
  const {state, onLoaded, onFailed} = useLoading(isInSight === true);
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = usePlaysInSight(video, isInSight, isScenery);
  useEffect(() => {
    if (takesFocus) video.current?.focus({preventScroll: true});
  }, [takesFocus]);

  const heard = (isNowPlaying: boolean) => {
    setIsPlaying(isNowPlaying);
    announce(isNowPlaying ? 'clip_play' : 'clip_pause', {url, title});
  };
  return (
    <div style={{aspectRatio: aspect}} className={cn('relative', className)}>
      {state === 'failed' ? (
        <Unavailable />
      ) : (
        <video
          ref={video}
          src={url}
          poster={poster ? imageSources(poster, POSTER_WIDTHS, aspect).src : undefined}
          aria-label={title}
          controls={!isScenery}
          loop
          muted
          playsInline
          preload="none"
          tabIndex={tabIndex ?? 0}
          className={cn('size-full', isScenery ? 'object-cover' : 'bg-scrim object-contain')}
          onLoadedData={onLoaded}
          onError={onFailed}
          onPlay={() => heard(true)}
          onPause={() => heard(false)}
        />
      )}
      {isScenery && state !== 'failed' && (
        <button
          type="button"
          aria-label={isPlaying ? FILM_COPY.pause(title) : FILM_COPY.play(title)}
          onClick={toggle}
          className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface-raised/90 text-ink shadow-card transition-colors hover:bg-primary hover:text-on-primary"
        >
          <Icon name={isPlaying ? 'pause' : 'play'} className="size-5 fill-current" />
        </button>
      )}
    </div>
  );
}

// A browser may refuse to play, to save the battery: its controls, or ours, then start it.
const play = (video: HTMLVideoElement | null) => void video?.play().catch(() => undefined);

/** Pauses what nobody sees. Scenery goes on when it is seen again, unless somebody has paused it. */
function usePlaysInSight(video: RefObject<HTMLVideoElement | null>, isInSight: boolean | null, isScenery: boolean) {
  const isHeld = useRef(false);
  useEffect(() => {
    if (isInSight === null) return;
    if (!isInSight) video.current?.pause();
    else if (!isHeld.current) play(video.current);
    // Once started, whatever has controls of its own is theirs.
    if (isInSight && !isScenery) isHeld.current = true;
  }, [video, isInSight, isScenery]);
  return () => {
    isHeld.current = !video.current?.paused;
    if (isHeld.current) video.current?.pause();
    else play(video.current);
  };
}

/** @returns whether any of it is on the screen; null while nobody has looked. */
function useIsInSight(video: RefObject<HTMLVideoElement | null>): boolean | null {
  const [isInSight, setIsInSight] = useState<boolean | null>(null);
  useEffect(() => {
    if (!video.current) return;
    const observer = new IntersectionObserver((entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? null));
    observer.observe(video.current);
    return () => observer.disconnect();
  }, [video]);
  return isInSight;
}
