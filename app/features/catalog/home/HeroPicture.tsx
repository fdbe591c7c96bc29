import {imageSources} from '~/ui/shop-image-sources';
import type {PictureView} from '../model/product-view';

const WIDTHS = [480, 640, 800, 1080, 1400, 1600];
/** Nothing, in the fewest bytes: what a phone gets instead of a picture it does not show. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** The dishes beside the headline, fading into the page towards it. Phones do not show them, and do not fetch them either. */
export function HeroPicture({picture}: {readonly picture: PictureView}) {
  return (
    <picture className="absolute inset-y-0 end-0 -z-10 hidden w-[52%] [mask-image:linear-gradient(to_right,transparent,black_28%)] md:block lg:w-[64%]">
      <source media="(max-width: 47.99rem)" srcSet={NOTHING} />
      <img
        {...imageSources(picture, WIDTHS)}
        sizes="(min-width: 64rem) 64vw, 52vw"
        alt={picture.altText ?? ''}
        // React 18 knows the attribute by its lower-case name only.
        {...{fetchpriority: 'high'}}
        className="size-full object-cover object-right"
      />
    </picture>
  );
}
