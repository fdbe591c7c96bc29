import {Icon} from '../../icons/Icon';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {announce} from '../../announce';
import {cn} from '../../cn';
import {imageSources} from '../../shop-image-sources';
import {VIDEO_COPY} from '../media-copy';
import type {VideoProps} from '../PlayFacade';
import {Unavailable} from './Unavailable';
import {useLoading} from './use-loading';

const POSTER_WIDTHS = [800];

interface ClipPlayerProps extends VideoProps {
  /** Whether it is decorative: without native controls, and playing again whenever it becomes visible. */
  readonly isScenery: boolean;
  /** Whether a click opened it: the player replaces the clicked link, so it takes the focus. */
  readonly takesFocus: boolean;
}

/** Plays a muted clip in a loop while it is visible, or shows that it is unavailable. Loaded when a clip is first opened. */
export function ClipPlayer({url, title, poster, aspect, isScenery, takesFocus, className, tabIndex}: ClipPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isVisible = useIsInViewport(video);
  const {state, onLoaded, onFailed} = useLoading(isVisible === true);
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = usePlayWhileVisible(video, isVisible, isScenery);
  useEffect(() => {
    if (takesFocus) video.current?.focus({preventScroll: true});
  }, [takesFocus]);

  const onPlayingChange = (isNowPlaying: boolean) => {
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
          onPlay={() => onPlayingChange(true)}
          onPause={() => onPlayingChange(false)}
        />
      )}
      {isScenery && state !== 'failed' && (
        <button
          type="button"
          aria-label={isPlaying ? VIDEO_COPY.pause(title) : VIDEO_COPY.play(title)}
          onClick={toggle}
          className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface-raised/90 text-ink shadow-card transition-colors hover:bg-primary hover:text-on-primary"
        >
          <Icon name={isPlaying ? 'pause' : 'play'} className="size-5 fill-current" />
        </button>
      )}
    </div>
  );
}

// A browser may reject playback to save battery; the visitor can still start it with the controls.
const play = (video: HTMLVideoElement | null) => void video?.play().catch(() => undefined);

/** Pauses a clip that is not visible. A decorative clip resumes when visible, unless the visitor paused it. */
function usePlayWhileVisible(video: RefObject<HTMLVideoElement | null>, isVisible: boolean | null, isScenery: boolean) {
  const isUserControlled = useRef(false);
  useEffect(() => {
    if (isVisible === null) return;
    if (!isVisible) video.current?.pause();
    else if (!isUserControlled.current) play(video.current);
    // After its first start, a clip with native controls is left to the visitor.
    if (isVisible && !isScenery) isUserControlled.current = true;
  }, [video, isVisible, isScenery]);
  return () => {
    isUserControlled.current = !video.current?.paused;
    if (isUserControlled.current) video.current?.pause();
    else play(video.current);
  };
}

/** Returns whether any part is visible; null before the first observation. */
function useIsInViewport(video: RefObject<HTMLVideoElement | null>): boolean | null {
  const [isVisible, setIsVisible] = useState<boolean | null>(null);
  useEffect(() => {
    if (!video.current) return;
    const observer = new IntersectionObserver((entries) => setIsVisible(entries.at(-1)?.isIntersecting ?? null));
    observer.observe(video.current);
    return () => observer.disconnect();
  }, [video]);
  return isVisible;
}
