import {useEffect, useState} from 'react';
import type {VideoService} from '~/core/to-embed';
import {cn} from '../cn';
import {Icon} from '../icons/Icon';
import {useOnDemand} from '../use-on-demand';
import {SOURCE_LINK} from './media-copy';
import {PlayFacade, type VideoProps} from './PlayFacade';

const loadFrame = () => import('./player/EmbedFrame').then(({EmbedFrame}) => EmbedFrame);
const NEW_TAB = {target: '_blank', rel: 'noopener noreferrer'} as const;

interface EmbedProps extends VideoProps {
  readonly service: VideoService;
  /** False closes the player, because an embedded player cannot be paused. */
  readonly isVisible: boolean;
  /** Called when the player fails or has not loaded after 15 s. */
  readonly onFailed?: () => void;
}

/** A video that another service hosts: a poster and a link to the video's page. No request goes to the service before a click. */
export function Embed({service, isVisible, onFailed, className, ...video}: EmbedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Frame = useOnDemand(isOpen, loadFrame, video.url);
  useEffect(() => {
    if (!isVisible) setIsOpen(false);
  }, [isVisible]);
  return (
    <div style={{aspectRatio: video.aspect}} className={cn('relative', className)}>
      {isOpen && Frame ? (
        <Frame url={video.url} title={video.title} onFailed={onFailed} />
      ) : (
        <PlayFacade {...video} {...NEW_TAB} onOpen={() => setIsOpen(true)} />
      )}
      <a
        href={video.url}
        {...NEW_TAB}
        tabIndex={video.tabIndex}
        className="absolute inset-x-0 bottom-0 flex h-11 items-center justify-center gap-2 bg-accent text-sm font-semibold text-on-accent underline-offset-4 hover:underline focus-visible:-outline-offset-3"
      >
        {SOURCE_LINK[service]}
        <Icon name="external-link" className="size-4" />
      </a>
    </div>
  );
}
