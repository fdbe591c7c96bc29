import {useState, type ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {largestUrl} from '~/ui/shop-image-sources';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {useOnDemand} from '~/ui/use-on-demand';
import {GALLERY_COPY} from './gallery-copy';
import {dishBackground, type DishHue} from '~/shop/catalog/model/dish-hue';
import type {MediaView} from '~/shop/catalog/model/product-view';
import {GallerySlide} from './GallerySlide';
import {GalleryDots} from './GalleryDots';
import {GalleryThumbs} from './GalleryThumbs';
import type {EnlargedPicture} from './enlarged-picture';
import {useGallery} from './use-gallery';

const loadZoom = () => import('./ZoomDialog').then(({ZoomDialog}) => ZoomDialog);

interface GalleryProps {
  readonly media: readonly MediaView[];
  readonly hue: DishHue | null;
  /** Stands in a corner of the first picture. */
  readonly note?: ReactNode;
}

/** Pictures and videos of a product: a scroll-snap list with arrows, thumbnails (dots on phones) and a zoom dialog. */
export function Gallery({media, hue, note}: GalleryProps) {
  const {current, show, next, previous, rootProps, listProps} = useGallery(media.length);
  // The picture in the zoom dialog; null while it is closed.
  const [pressed, setPressed] = useState<EnlargedPicture | null>(null);
  const isHydrated = useIsHydrated();
  const entry = media[current];
  const picture = entry?.kind === 'image' ? entry.image : null;
  const Zoom = useOnDemand(pressed !== null, loadZoom, picture && largestUrl(picture));
  if (media.length === 0) return <NoPicture />;
  return (
    <>
      <div {...rootProps}>
        <div className="relative overflow-hidden rounded-card">
          <ul
            {...listProps}
            aria-label={GALLERY_COPY.pictures}
            className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-3 motion-safe:scroll-smooth"
          >
            {media.map((each, index) => (
              <li key={index} id={slideId(index)} className="w-full shrink-0 snap-center">
                <GallerySlide
                  entry={each}
                  ground={dishBackground(hue)}
                  isFirst={index === 0}
                  isVisible={index === current}
                  // Focusing a hidden slide would scroll to it; without scripts Tab is the only way to reach it.
                  tabIndex={isHydrated && index !== current ? -1 : undefined}
                  onZoom={setPressed}
                />
              </li>
            ))}
          </ul>
          {current === 0 && note}
          {media.length > 1 && (
            <>
              <Arrow label={GALLERY_COPY.previous} onPress={previous} className="start-2">
                <Icon name="chevron-left" className="size-6" />
              </Arrow>
              <Arrow label={GALLERY_COPY.next} onPress={next} className="end-2">
                <Icon name="chevron-right" className="size-6" />
              </Arrow>
              <GalleryDots count={media.length} current={current} />
              <p aria-live="polite" className="sr-only">
                {GALLERY_COPY.place(current + 1, media.length)}
              </p>
            </>
          )}
        </div>
        {media.length > 1 && <GalleryThumbs media={media} current={current} onShow={show} slideId={slideId} />}
      </div>
      {/* Outside, since React hands a dialog's keys on to what it is written in. */}
      {Zoom && picture && pressed && (
        <Zoom picture={picture} pressed={pressed} alt={entry?.alt ?? ''} onClose={() => setPressed(null)} />
      )}
    </>
  );
}

const slideId = (index: number) => `picture-${index + 1}`;

const NoPicture = () => <ShopImage image={null} sizes="50vw" className="rounded-card" />;

interface ArrowProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** Hidden without scripts, since it could not do anything. */
function Arrow({label, onPress, className, children}: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cn(
        'absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full bg-surface-raised/90 text-ink shadow-card transition-colors hover:bg-primary hover:text-on-primary noscript:hidden',
        className,
      )}
    >
      {children}
    </button>
  );
}
