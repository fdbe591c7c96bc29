import type {CropRegion, ImageContentType, ImageTransformInput} from 'schema-2026-04/storefront-api-types';
import type {ResolverMap} from '../graphql/schema';
import type {ShopConfig, ShopContext} from '../state';
import type {ImageNode} from './nodes';
import {isGiven} from '../graphql/is-given';

const MAX_PX = 5760;
const MAX_SCALE = 3;

/** The requested size, crop and type of a picture: `ImageTransformInput`, or the arguments of the older `transformedSrc`. */
type Transform = Pick<ImageTransformInput, 'maxWidth' | 'maxHeight' | 'scale'> & {
  readonly crop?: CropRegion | null;
  readonly preferredContentType?: ImageContentType | null;
};

const clamp = (value: number, most: number) => Math.min(Math.max(1, value), most);

function transformParameters(transform: Transform): URLSearchParams {
  const scale = clamp(transform.scale ?? 1, MAX_SCALE);
  const parameters = new URLSearchParams();
  if (isGiven(transform.maxWidth)) parameters.set('width', String(clamp(transform.maxWidth * scale, MAX_PX)));
  if (isGiven(transform.maxHeight)) parameters.set('height', String(clamp(transform.maxHeight * scale, MAX_PX)));
  if (transform.crop) parameters.set('crop', transform.crop.toLowerCase());
  if (transform.preferredContentType) parameters.set('format', transform.preferredContentType.toLowerCase());
  return parameters;
}

/**
 * @param config - contains the storefront's origin, because Shopify serves media on the storefront's domain
 * @param image - the picture
 * @param transform - size, crop and type; sizes out of range are clamped
 * @returns the URL of the picture with Shopify's CDN parameters
 */
export function imageUrl(config: ShopConfig, image: ImageNode, transform: Transform = {}): string {
  const parameters = transformParameters(transform).toString();
  return `${config.storefrontOrigin}/cdn/shop/files/${image.file}?v=1${parameters && `&${parameters}`}`;
}

export const imageResolvers: ResolverMap = {
  Image: {
    url: (image: ImageNode, {transform}: {transform?: Transform | null}, {config}: ShopContext) =>
      imageUrl(config, image, transform ?? {}),
    transformedSrc: (image: ImageNode, transform: Transform, {config}: ShopContext) =>
      imageUrl(config, image, transform),
    src: (image: ImageNode, _args: unknown, {config}: ShopContext) => imageUrl(config, image),
    originalSrc: (image: ImageNode, _args: unknown, {config}: ShopContext) => imageUrl(config, image),
  },
};
