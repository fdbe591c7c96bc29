import {useState, type MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {ShopImage} from '~/ui/ShopImage';
import {Icon} from '~/ui/icons/Icon';
import type {Aspect} from '~/ui/shop-image-sources';
import type {PictureView} from '../model/product-view';
import {ClipPlayer} from './ClipPlayer';
import {MEDIA_COPY} from './media-copy';

interface ClipProps {
  readonly url: string;
  readonly poster: PictureView | null;
  /** What the clip shows. */
  readonly label: string;
  readonly aspect: Aspect;
  readonly sizes: string;
  /** False pauses it: it has gone out of sight. */
  readonly isInSight?: boolean;
  /** Whether the clip fills its box, at the cost of its edges; otherwise all of it is shown. */
  readonly isCropped?: boolean;
  readonly className?: string;
}

/** A clip behind its poster. Nothing of it is fetched before it is asked for; without scripts the poster leads to the file. */
export function Clip({url, poster, label, aspect, sizes, isInSight = true, isCropped, className}: ClipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  if (isOpen) {
    return (
      <div style={{aspectRatio: aspect}} className={className}>
        <ClipPlayer url={url} label={label} isInSight={isInSight} isCropped={isCropped} />
      </div>
    );
  }
  return (
    <a href={url} onClick={open} aria-label={MEDIA_COPY.play(label)} className={cn('group relative block', className)}>
      <ShopImage image={poster} alt="" aspect={aspect} sizes={sizes} />
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-primary text-on-primary shadow-raised transition-transform duration-150 group-hover:scale-108">
        <Icon name="play" className="fill-current size-7 translate-x-0.5" />
      </span>
    </a>
  );
}
