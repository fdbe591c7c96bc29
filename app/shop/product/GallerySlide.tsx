import type {MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {Clip} from '~/ui/media/Clip';
import {Embed} from '~/ui/media/Embed';
import {Model} from '~/ui/media/Model';
import {ShopImage} from '~/ui/ShopImage';
import {largestUrl} from '~/ui/shop-image-sources';
import {GALLERY_COPY} from './gallery-copy';
import {previewPicture} from '~/shop/catalog/model/preview-picture';
import type {MediaView} from '~/shop/catalog/model/product-view';
import type {EnlargedPicture} from './enlarged-picture';

const SIZES = '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 94vw';
/** The fourth width serves phones with a pixel ratio of 3; the fifth would be half as large again. */
const WIDTHS = [400, 640, 800, 1120, 1400];
const ASPECT = '1/1';
/** Lower on phones, so that name, rating, price and heat are on the first screen, too; a square poster is cut at top and bottom. */
const BOX = 'max-sm:grid max-sm:aspect-[6/5]! max-sm:content-center max-sm:overflow-hidden';

interface GallerySlideProps {
  readonly entry: MediaView;
  /** Background class behind transparent pictures. */
  readonly ground: string;
  readonly isFirst: boolean;
  readonly isVisible: boolean;
  /** -1 to skip the slide with Tab. */
  readonly tabIndex: -1 | undefined;
  readonly onZoom: (pressed: EnlargedPicture) => void;
}

export function GallerySlide({entry, ground, isFirst, isVisible, tabIndex, onZoom}: GallerySlideProps) {
  const className = cn(BOX, isFirst && '[view-transition-name:product-picture]');
  if (entry.kind !== 'image') {
    const {alt: title, url} = entry;
    const video = {
      url,
      title,
      poster: previewPicture(entry),
      aspect: ASPECT,
      sizes: SIZES,
      priority: isFirst,
      className,
      tabIndex,
    } as const;
    switch (entry.kind) {
      case 'clip':
        return <Clip {...video} />;
      case 'model':
        return <Model {...video} isVisible={isVisible} />;
      case 'external':
        return <Embed {...video} service={entry.service} isVisible={isVisible} />;
    }
  }
  const zoom = (event: MouseEvent) => {
    event.preventDefault();
    const {currentTarget, clientX, clientY, detail} = event;
    onZoom({
      url: currentTarget.querySelector('img')?.currentSrc ?? '',
      box: currentTarget.getBoundingClientRect(),
      press: {clientX, clientY, detail},
    });
  };
  return (
    <a
      href={largestUrl(entry.image)}
      onClick={zoom}
      tabIndex={tabIndex}
      className="group relative block cursor-zoom-in focus-visible:-outline-offset-3"
    >
      <ShopImage
        image={entry.image}
        alt={entry.alt}
        aspect={ASPECT}
        sizes={SIZES}
        widths={WIDTHS}
        priority={isFirst}
        ground={`rounded-card ${ground}`}
        className={className}
      />
      <span className="absolute end-2 top-2 grid size-11 place-items-center rounded-full bg-surface-raised/90 text-ink shadow-card transition-colors group-hover:bg-primary group-hover:text-on-primary">
        <Icon name="search" className="size-5" />
        <span className="sr-only">{GALLERY_COPY.enlarge}</span>
      </span>
    </a>
  );
}
