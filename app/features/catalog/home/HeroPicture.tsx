import {imageSources} from '~/ui/shop-image-sources';
import type {PictureView} from '../model/product-view';

const WIDTHS = [480, 640, 800, 1080, 1400, 1600];
/** Nothing, in the fewest bytes: what a phone gets instead of a picture it does not show. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
/** Where the box is upright, an upright part of the picture is fetched and no more than that. */
const UPRIGHT = {widths: [400, 640, 800], aspect: '2/3'} as const;

/**
 * The dishes beside the headline, up to the edge of the window and never under words. A box of other proportions cuts off
 * the left of the scene and its bottom. Phones do not show them, and do not fetch them either.
 */
export function HeroPicture({picture}: {readonly picture: PictureView}) {
  return (
    <picture className="absolute inset-y-0 end-0 -z-10 hidden w-1/2 overflow-hidden rounded-s-[3rem] md:block">
      <source media="(max-width: 47.99rem)" srcSet={NOTHING} />
      <source
        media="(max-width: 79.99rem)"
        srcSet={imageSources(picture, UPRIGHT.widths, UPRIGHT.aspect).srcSet}
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
