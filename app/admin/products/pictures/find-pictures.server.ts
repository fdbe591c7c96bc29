import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {nodes} from '../form/shopify-product';
import type {MediaView} from './picture-view';
import {PRODUCT_PICTURES_QUERY} from './pictures.admin.gql';

const KINDS = {IMAGE: 'picture', VIDEO: 'video', EXTERNAL_VIDEO: 'video', MODEL_3D: 'model'} as const;
const STATUSES = {READY: 'ready', PROCESSING: 'processing', UPLOADED: 'processing', FAILED: 'failed'} as const;

const MediaSchema = z.object({
  id: z.string(),
  alt: z.string().nullable(),
  mediaContentType: z.enum(['IMAGE', 'VIDEO', 'EXTERNAL_VIDEO', 'MODEL_3D']),
  status: z.enum(['READY', 'PROCESSING', 'UPLOADED', 'FAILED']),
  mediaErrors: z.array(z.object({code: z.string()})),
  preview: z
    .object({
      image: z.object({url: z.string(), width: z.int().nullable(), height: z.int().nullable()}).nullable(),
    })
    .nullable(),
});

const ResponseSchema = z.object({
  product: z.object({id: z.string(), title: z.string(), handle: z.string(), media: nodes(MediaSchema)}).nullable(),
});

/** A product with its media in their order. */
export interface ProductPictures {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  readonly media: readonly MediaView[];
}

const toView = ({
  id,
  alt,
  mediaContentType,
  status,
  mediaErrors,
  preview,
}: z.output<typeof MediaSchema>): MediaView => ({
  id,
  kind: KINDS[mediaContentType],
  alt: alt ?? '',
  status: STATUSES[status],
  failure: mediaErrors[0]?.code ?? null,
  image: preview?.image ?? null,
});

/** Finds the pictures of a product, or null if there is no such product. @throws UpstreamError */
export async function findPictures(admin: Admin, id: string): Promise<ProductPictures | null> {
  const {product} = await admin.query(PRODUCT_PICTURES_QUERY, {id}, ResponseSchema);
  return product && {...product, media: product.media.nodes.map(toView)};
}
