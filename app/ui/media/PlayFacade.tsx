import {Icon} from '../icons/Icon';
import type {IconName} from '../icons/icon-names';
import type {ComponentPropsWithoutRef, MouseEvent} from 'react';
import {cn} from '../cn';
import {ShopImage} from '../ShopImage';
import type {Aspect, ShopPicture} from '../shop-image-sources';
import {VIDEO_COPY} from './media-copy';

/** A video as shown before it is played. */
export interface VideoProps {
  readonly url: string;
  readonly title: string;
  readonly poster: ShopPicture | null;
  readonly aspect: Aspect;
  readonly sizes: string;
  /** Whether the poster is the first picture of a screen. */
  readonly priority?: boolean;
  readonly className?: string;
  /** -1 removes it from the tab order. */
  readonly tabIndex?: -1;
}

interface PlayFacadeProps extends VideoProps, Pick<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> {
  readonly icon?: IconName;
  /** The name of the link; that it plays the title if absent. */
  readonly label?: string;
  readonly onOpen: () => void;
}

/** A poster with a play button: the video is not requested before a click. Without scripts the poster links to it. */
export function PlayFacade({
  url,
  title,
  poster,
  aspect,
  sizes,
  priority,
  className,
  icon = 'play',
  label,
  onOpen,
  ...link
}: PlayFacadeProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={url}
      onClick={open}
      aria-label={label ?? VIDEO_COPY.play(title)}
      className={cn('group relative block', className)}
      {...link}
    >
      {poster ? (
        <ShopImage image={poster} alt="" aspect={aspect} sizes={sizes} priority={priority} />
      ) : (
        <span style={{aspectRatio: aspect}} className="block bg-surface" />
      )}
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-primary text-on-primary shadow-raised transition-transform duration-150 group-hover:scale-108">
        <Icon name={icon} className={cn('size-7', icon === 'play' && 'translate-x-0.5 fill-current')} />
      </span>
    </a>
  );
}
