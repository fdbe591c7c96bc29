import {useEffect, useState} from 'react';
import type {FilmService} from '~/core/to-embed';
import {cn} from '../cn';
import {Icon} from '../icons/Icon';
import {useOnDemand} from '../use-on-demand';
import {SOURCE_LINK} from './media-copy';
import {PlayFacade, type FilmProps} from './PlayFacade';

const loadFrame = () => import('./player/EmbedFrame').then(({EmbedFrame}) => EmbedFrame);
const NEW_TAB = {target: '_blank', rel: 'noopener noreferrer'} as const;

interface EmbedProps extends FilmProps {
  readonly service: FilmService;
  /** False closes the player, because an embedded player cannot be paused. */
  readonly isVisible: boolean;
}

/** A film that another service hosts: a poster and a link to the film's page. No request goes to the service before a click. */
export function Embed({service, isVisible, className, ...film}: EmbedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Frame = useOnDemand(isOpen, loadFrame, film.url);
  useEffect(() => {
    if (!isVisible) setIsOpen(false);
  }, [isVisible]);
  return (
    <div style={{aspectRatio: film.aspect}} className={cn('relative', className)}>
      {isOpen && Frame ? (
        <Frame url={film.url} title={film.title} />
      ) : (
        <PlayFacade {...film} {...NEW_TAB} onOpen={() => setIsOpen(true)} />
      )}
      <a
        href={film.url}
        {...NEW_TAB}
        tabIndex={film.tabIndex}
        className="absolute inset-x-0 bottom-0 flex h-11 items-center justify-center gap-2 bg-accent text-sm font-semibold text-on-accent underline-offset-4 hover:underline focus-visible:-outline-offset-3"
      >
        {SOURCE_LINK[service]}
        <Icon name="external-link" className="size-4" />
      </a>
    </div>
  );
}
