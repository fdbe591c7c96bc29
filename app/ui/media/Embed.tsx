import {useEffect, useState} from 'react';
import type {FilmService} from '~/core/to-embed';
import {cn} from '../cn';
import {Icon} from '../icons/Icon';
import {useOnDemand} from '../use-on-demand';
import {SOURCE_LINK} from './media-copy';
import {PlayFacade, type FilmProps} from './PlayFacade';

const loadFrame = () => import('./player/EmbedFrame').then(({EmbedFrame}) => EmbedFrame);
const ELSEWHERE = {target: '_blank', rel: 'noopener noreferrer'} as const;

interface EmbedProps extends FilmProps {
  readonly service: FilmService;
  /** False closes it: there is no other way to silence another site's player. */
  readonly isInSight: boolean;
}

/** A film that another service hosts: a poster, and the link to the film's page. Nothing is asked of the service before a press. */
export function Embed({service, isInSight, className, ...film}: EmbedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Frame = useOnDemand(isOpen, loadFrame, film.url);
  useEffect(() => {
    if (!isInSight) setIsOpen(false);
  }, [isInSight]);
  return (
    <div style={{aspectRatio: film.aspect}} className={cn('relative', className)}>
      {isOpen && Frame ? (
        <Frame url={film.url} title={film.title} />
      ) : (
        <PlayFacade {...film} {...ELSEWHERE} onOpen={() => setIsOpen(true)} />
      )}
      <a
        href={film.url}
        {...ELSEWHERE}
        tabIndex={film.tabIndex}
        className="absolute inset-x-0 bottom-0 flex h-11 items-center justify-center gap-2 bg-accent text-sm font-semibold text-on-accent underline-offset-4 hover:underline focus-visible:-outline-offset-3"
      >
        {SOURCE_LINK[service]}
        <Icon name="external-link" className="size-4" />
      </a>
    </div>
  );
}
