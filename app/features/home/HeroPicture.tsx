import {imageSources} from '~/ui/shop-image-sources';
import type {PictureView} from '~/features/catalog/model/product-view';

const WIDTHS = [480, 640, 800, 1080, 1400, 1600];
/** A 1-pixel GIF, so that phones do not download a picture that they do not show. */
const EMPTY_GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
/** For portrait boxes, a portrait crop of the picture is downloaded. */
const PORTRAIT = {widths: [400, 640, 800], aspect: '2/3'} as const;

/**
 * The picture beside the headline, never under text. A box with another aspect ratio crops its left and bottom. Phones
 * neither show nor download it.
 */
export function HeroPicture({picture}: {readonly picture: PictureView}) {
  return (
    <picture className="absolute inset-y-0 end-0 -z-10 hidden w-1/2 overflow-hidden rounded-s-[3rem] md:block">
      <source media="(max-width: 47.99rem)" srcSet={EMPTY_GIF} />
      <source
        media="(max-width: 79.99rem)"
        srcSet={imageSources(picture, PORTRAIT.widths, PORTRAIT.aspect).srcSet}
        sizes="50vw"
      />
      <img
        {...imageSources(picture, WIDTHS)}
        sizes="(min-width: 96rem) 50vw, 64vw"
        alt={picture.altText ?? ''}
        // React 18 knows the attribute by its lower-case name only.
        {...{fetchpriority: 'high'}}
        className="size-full object-cover object-[66%_20%] [filter:var(--picture-filter)]"
      />
    </picture>
  );
}
