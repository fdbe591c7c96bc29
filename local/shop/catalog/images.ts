import type {CropRegion, ImageContentType, ImageTransformInput} from 'schema-2026-04/storefront-api-types';
import type {ResolverMap} from '../graphql/schema';
import type {ShopConfig, ShopContext} from '../state';
import type {ImageNode} from './nodes';
import {isGiven} from '../graphql/is-given';

const MAX_PX = 5760;
const MAX_SCALE = 3;

/** What is asked of a picture's address; `ImageTransformInput` and the arguments of the older `transformedSrc` alike. */
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
 * @param config - tells where shoppers are: the platform serves a store's media under the storefront's own origin
 * @param image - the picture
 * @param transform - size, crop and type; what is out of range is brought into it, as the platform promises no more
 * @returns the picture's address with the parameters of the platform's CDN
 */
export function imageUrl(config: ShopConfig, image: ImageNode, transform: Transform = {}): string {
  const parameters = transformParameters(transform).toString();
  return `${config.storefrontOrigin}/cdn/shop/files/${image.file}?v=1${parameters && `&${parameters}`}`;
}

/** Returns the resolvers of `Image`. */
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
