import type {KeyboardEvent, MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {ShopImage} from '~/ui/ShopImage';
import {Icon} from '~/ui/icons/Icon';
import {MEDIA_COPY} from '../media/media-copy';
import type {MediaView} from '../model/product-view';

const WIDTHS = [96, 160, 240];

interface GalleryThumbsProps {
  readonly media: readonly MediaView[];
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The id of each slide: what a thumbnail leads to without scripts. */
  readonly slideId: (index: number) => string;
}

/** A small picture of each slide. */
export function GalleryThumbs({media, current, onShow, onKeyDown, slideId}: GalleryThumbsProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
      {media.map((entry, index) => {
        const show = (event: MouseEvent) => {
          event.preventDefault();
          onShow(index);
        };
        return (
          <li key={index} className="w-16 lg:w-20">
            <a
              href={`#${slideId(index)}`}
              aria-label={MEDIA_COPY.show(index + 1, media.length, entry.alt)}
              aria-current={index === current || undefined}
              onClick={show}
              onKeyDown={onKeyDown}
              className={cn(
                'relative block overflow-hidden rounded-control border-2 transition-colors',
                index === current ? 'border-accent-ink' : 'border-transparent hover:border-line-strong',
              )}
            >
              <ShopImage
                image={entry.kind === 'image' ? entry.image : entry.poster}
                alt=""
                aspect="1/1"
                sizes="5rem"
                widths={WIDTHS}
              />
              {entry.kind !== 'image' && (
                <span className="absolute inset-0 grid place-items-center bg-scrim/40 text-on-accent">
                  <Icon name="play" className="fill-current size-5" />
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
