import type {SeedMedia, SeedProduct} from '../../seed/types';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import type {ImageNode, MediaNode} from './nodes';

const FIRST_MEDIA = 30_000_000_000_000;
/** Leaves each product this many numbers for its gallery. */
const PER_PRODUCT = 100;

const MASTER_PX = 1600;
/** Clips are filmed upright, for a phone. */
const CLIP_SIZE = {width: 720, height: 1280};

const numberOfMedia = (product: SeedProduct, index: number): number =>
  FIRST_MEDIA + product.number * PER_PRODUCT + index + 1;

/** @returns a product's gallery in its order. */
export const galleryOf = (product: SeedProduct): MediaNode[] =>
  product.media.map((media, index) => ({
    __typename: media.kind === 'image' ? 'MediaImage' : 'Video',
    number: numberOfMedia(product, index),
    media,
  }));

/** @returns the pictures of a product's gallery in their order, without the clips. */
export const picturesOf = (product: SeedProduct): ImageNode[] =>
  galleryOf(product)
    .filter(({media}) => media.kind === 'image')
    .map(previewOf);

const fileOf = (media: SeedMedia) => (media.kind === 'image' ? media.file : media.poster);

/** A clip is shown by its poster, which is one of the masters. */
function previewOf({number, media}: MediaNode): ImageNode {
  const {width, height} = media.kind === 'image' ? media : {width: MASTER_PX, height: MASTER_PX};
  return {
    __typename: 'Image',
    id: gid('ProductImage', number),
    file: fileOf(media),
    altText: media.altText,
    width,
    height,
    thumbhash: null,
  };
}

/** @returns a picture that stands outside of any product's gallery, as an entry of media. */
export const toMediaImage = (image: ImageNode): MediaNode => ({
  __typename: 'MediaImage',
  number: Number(image.id.split('/').at(-1)),
  media: {kind: 'image', file: image.file, altText: image.altText ?? '', width: image.width, height: image.height},
});

const shared = {
  id: ({__typename, number}: MediaNode) => gid(__typename, number),
  alt: ({media}: MediaNode) => media.altText,
  previewImage: previewOf,
  presentation: () => null,
};

/** @returns the resolvers of `MediaImage` and `Video`. */
export const mediaResolvers: ResolverMap = {
  MediaImage: {...shared, image: previewOf, mediaContentType: () => 'IMAGE'},
  Video: {
    ...shared,
    mediaContentType: () => 'VIDEO',
    sources: ({media}: MediaNode, _args: unknown, {config}: ShopContext) => [
      {
        url: `${config.storefrontOrigin}/cdn/shop/videos/${media.file}?v=1`,
        format: 'mp4',
        mimeType: 'video/mp4',
        ...CLIP_SIZE,
      },
    ],
  },
};
