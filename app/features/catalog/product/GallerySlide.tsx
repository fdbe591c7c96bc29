import {buttonStyle} from '~/ui/button-style';
import {ShopImage} from '~/ui/ShopImage';
import {Icon} from '~/ui/icons/Icon';
import {Clip} from '../media/Clip';
import {MEDIA_COPY} from '../media/media-copy';
import type {MediaView} from '../model/product-view';

const SIZES = '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 94vw';
/** A phone of three dots a pixel is served by the fourth: the fifth would be half as heavy again. */
const WIDTHS = [400, 640, 800, 1120, 1400];
const ASPECT = '1/1';

interface GallerySlideProps {
  readonly entry: MediaView;
  readonly isFirst: boolean;
  readonly isInSight: boolean;
}

/** One entry of a gallery. Films that other sites host stay there: the page loads nothing from them. */
export function GallerySlide({entry, isFirst, isInSight}: GallerySlideProps) {
  switch (entry.kind) {
    case 'image':
      return (
        <ShopImage
          image={entry.image}
          alt={entry.alt}
          aspect={ASPECT}
          sizes={SIZES}
          widths={WIDTHS}
          priority={isFirst}
          className={isFirst ? '[view-transition-name:product-picture]' : undefined}
        />
      );
    case 'clip':
      return (
        <Clip
          url={entry.url}
          poster={entry.poster}
          label={entry.alt}
          aspect={ASPECT}
          sizes={SIZES}
          isInSight={isInSight}
        />
      );
    case 'external':
      return (
        <div className="relative">
          <ShopImage image={entry.poster} alt={entry.alt} aspect={ASPECT} sizes={SIZES} />
          <p className="absolute inset-x-0 bottom-6 text-center">
            <a href={entry.url} target="_blank" rel="noopener noreferrer" className={buttonStyle()}>
              {MEDIA_COPY.watchElsewhere(new URL(entry.url).host)}
              <Icon name="external-link" className="size-4" />
            </a>
          </p>
        </div>
      );
  }
}
