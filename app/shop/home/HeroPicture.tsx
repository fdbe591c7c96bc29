import {imageSources} from '~/ui/shop-image-sources';
import type {PictureView} from '~/shop/catalog/model/picture-view';

const WIDTHS = [480, 640, 800, 1080, 1400, 1600];
/** Larger copies would delay the page. */
const PHONE_WIDTHS = [480, 640, 800];
/** For portrait boxes, a portrait crop of the picture is downloaded. */
const PORTRAIT = {widths: [400, 640, 800], aspect: '2/3'} as const;

/**
 * The picture above or beside the headline, never under text. A box with another aspect ratio crops its left and bottom;
 * phones show its lower right, where the bowl is whole.
 */
export function HeroPicture({picture}: {readonly picture: PictureView}) {
  return (
    <picture className="relative -z-10 mx-4 mb-3 block h-[clamp(9rem,27svh,24rem)] overflow-hidden rounded-card md:absolute md:inset-y-0 md:end-0 md:m-0 md:h-auto md:w-1/2 md:rounded-none md:rounded-s-[3rem]">
      <source media="(max-width: 47.99rem)" srcSet={imageSources(picture, PHONE_WIDTHS).srcSet} sizes="130vw" />
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
        className="absolute inset-y-0 end-0 h-full w-[130%] max-w-none object-cover object-[100%_100%] [filter:var(--picture-filter)] md:w-full md:object-[66%_20%]"
      />
    </picture>
  );
}
