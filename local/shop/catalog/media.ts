import {pictureSize} from '../../seed/media/picture-sizes';
import type {Seed, SeedFile, SeedMedia, SeedProduct} from '../../seed/types';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopConfig, ShopContext} from '../state';
import {modelBytes} from '../media/serve-model';
import type {ImageNode, MediaNode} from './nodes';
import type {Variant} from './variants';

const FIRST_MEDIA = 30_000_000_000_000;
const FIRST_CLIP = 31_000_000_000_000;
const FIRST_PICTURE = 32_000_000_000_000;
const FIRST_FILE = 33_000_000_000_000;
/** The ids of pictures that staff added to products. */
export const FIRST_ADDED_MEDIA = 34_000_000_000_000;
/** Media ids reserved for the gallery of each product. */
const PER_PRODUCT = 100;

const MASTER = {width: 1600, height: 1600};
/** Clips are in portrait format, for phones. */
const CLIP_SIZE = {width: 720, height: 1280};

const numberOfMedia = (product: SeedProduct, index: number): number =>
  FIRST_MEDIA + product.number * PER_PRODUCT + index + 1;

/** Shopify's types of media. */
export const MEDIA_TYPES = {image: 'MediaImage', video: 'Video', external: 'ExternalVideo', model: 'Model3d'} as const;

/** Returns the media of a product as staff see them. */
export const toAllMedia = (product: SeedProduct): MediaNode[] =>
  product.media.map((media, index) => ({
    __typename: MEDIA_TYPES[media.kind],
    number: media.number ?? numberOfMedia(product, index),
    media,
  }));

/** Returns the media that shoppers see. */
export const toGallery = (product: SeedProduct): MediaNode[] =>
  toAllMedia(product).filter(({media}) => media.status === undefined);

/** Converts an uploaded file to a node. */
export const toFileNode = ({number, media}: SeedFile): MediaNode => ({
  __typename: MEDIA_TYPES[media.kind],
  number: FIRST_FILE + number,
  media,
});

/** Returns the clips and pictures that belong to no product. */
const looseMediaOf = ({clips, pictures, files = []}: Seed): MediaNode[] => [
  ...clips.map((media, index) => ({__typename: MEDIA_TYPES.video, number: FIRST_CLIP + index + 1, media})),
  ...pictures.map((media, index) => ({__typename: MEDIA_TYPES.image, number: FIRST_PICTURE + index + 1, media})),
  ...files.filter(({isReady}) => isReady).map(toFileNode),
];

export const mediaOf = (seed: Seed): MediaNode[] => [...seed.products.flatMap(toGallery), ...looseMediaOf(seed)];

/** Returns the pictures of a product's gallery in order, without the clips. */
export const toPictures = (product: SeedProduct): ImageNode[] =>
  toGallery(product)
    .filter(({media}) => media.kind === 'image')
    .map(previewOf);

/** Returns the picture of a variant: its own, or the product's first. */
export function toVariantPicture({product, picture}: Variant): ImageNode | null {
  const pictures = toPictures(product);
  return pictures.find(({file}) => file === picture) ?? pictures[0] ?? null;
}

const fileOf = (media: SeedMedia) => (media.kind === 'image' ? media.file : media.poster);

/** A clip's preview image is its poster, which is one of the masters. */
function previewOf({number, media}: MediaNode): ImageNode {
  const {width, height} = media.kind === 'image' ? media : (pictureSize(media.poster.replace('.png', '')) ?? MASTER);
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

/** Converts a picture outside of the product galleries to a media node. */
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

const clipUrl = ({media}: MediaNode, {storefrontOrigin}: ShopConfig) =>
  media.kind === 'video' ? `${storefrontOrigin}/cdn/shop/videos/${media.file}?v=1` : '';

const modelUrl = ({media}: MediaNode, {storefrontOrigin}: ShopConfig) =>
  media.kind === 'model' ? `${storefrontOrigin}/cdn/shop/3d/models/${media.file}` : '';

export const mediaResolvers: ResolverMap = {
  MediaImage: {...shared, image: previewOf, mediaContentType: () => 'IMAGE'},
  Video: {
    ...shared,
    mediaContentType: () => 'VIDEO',
    sources: (node: MediaNode, _args: unknown, {config}: ShopContext) => [
      {url: clipUrl(node, config), format: 'mp4', mimeType: 'video/mp4', ...CLIP_SIZE},
    ],
  },
  Model3d: {
    ...shared,
    mediaContentType: () => 'MODEL_3D',
    sources: (node: MediaNode, _args: unknown, {config}: ShopContext) => [
      {
        url: modelUrl(node, config),
        format: 'glb',
        mimeType: 'model/gltf-binary',
        filesize: node.media.kind === 'model' ? modelBytes(node.media.file) : 0,
      },
    ],
  },
  ExternalVideo: {
    ...shared,
    mediaContentType: () => 'EXTERNAL_VIDEO',
    originUrl: ({media}: MediaNode) => (media.kind === 'external' ? media.originUrl : null),
  },
};
