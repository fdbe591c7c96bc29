import type {ShopPicture} from '~/ui/shop-image-sources';

const MIB = 1024 * 1024;
/** Shopify's limits for a picture, and for the media of one product. */
export const MAX_PICTURE_BYTES = 20 * MIB;
export const MAX_MEDIA = 250;
/** Shopify's limit for alternative texts. */
export const MAX_ALT = 512;

/** The names of the forms' fields. */
export const PICTURE_FIELDS = {
  files: 'pictures',
  id: 'id',
  alt: 'alt',
  seenAlt: 'seenAlt',
  position: 'position',
} as const;

/** A picture, video or 3D model of a product. */
export interface MediaView {
  readonly id: string;
  readonly kind: 'picture' | 'video' | 'model';
  readonly alt: string;
  readonly status: 'ready' | 'processing' | 'failed';
  /** Shopify's code of what is wrong with it; null if nothing is. */
  readonly failure: string | null;
  readonly image: ShopPicture | null;
}

/** What may be wrong with a file before it is sent to Shopify. */
export type FileProblem = 'too-large' | 'no-picture';
