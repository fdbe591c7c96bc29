import {useEffect, useRef, type MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {GALLERY_COPY} from './gallery-copy';
import {previewPicture} from '~/shop/catalog/model/preview-picture';
import type {MediaView} from '~/shop/catalog/model/product-view';

const WIDTHS = [96, 160, 240];

interface GalleryThumbsProps {
  readonly media: readonly MediaView[];
  readonly current: number;
  readonly onShow: (index: number) => void;
  /** Ids of the slides, which thumbnails link to. */
  readonly slideId: (index: number) => string;
}

export function GalleryThumbs({media, current, onShow, slideId}: GalleryThumbsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumb = list.current?.children[current] as HTMLElement | undefined;
    if (thumb) list.current?.scrollTo({left: thumb.offsetLeft - (list.current.clientWidth - thumb.clientWidth) / 2});
  }, [current]);
  return (
    <ul
      ref={list}
      className="relative mt-2 flex gap-2 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] max-sm:hidden sm:gap-3 motion-safe:scroll-smooth"
    >
      {media.map((entry, index) => {
        const picture = previewPicture(entry);
        const show = (event: MouseEvent) => {
          event.preventDefault();
          onShow(index);
        };
        return (
          <li key={index} className="w-16 shrink-0 lg:w-20">
            <a
              href={`#${slideId(index)}`}
              aria-label={GALLERY_COPY.show(index + 1, media.length, entry.alt)}
              aria-current={index === current || undefined}
              onClick={show}
              className={cn(
                'relative block overflow-hidden rounded-control border-2 p-0.5 transition-colors focus-visible:-outline-offset-3',
                index === current ? 'border-accent-ink' : 'border-transparent hover:border-line-strong',
              )}
            >
              {picture ? (
                <ShopImage
                  image={picture}
                  alt=""
                  aspect="1/1"
                  sizes="5rem"
                  widths={WIDTHS}
                  className="rounded-lg [&_p]:hidden"
                />
              ) : (
                <span className="block aspect-square" />
              )}
              {entry.kind !== 'image' && (
                <span className="absolute inset-0.5 grid place-items-center rounded-lg bg-scrim/40 text-on-accent">
                  <Icon
                    name={entry.kind === 'model' ? 'rotate-cw' : 'play'}
                    className={cn('size-5', entry.kind !== 'model' && 'fill-current')}
                  />
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
