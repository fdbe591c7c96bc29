import type {PictureType} from '~/core/picture-type';
import type {AppContext} from '~/platform/context.server';
import {bytesDigest} from '~/platform/digest.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {uploadPicture} from '~/platform/shopify/upload-file.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {sendMutation} from '../form/send-product-changes.server';
import {findPictures, type ProductPictures} from './find-pictures.server';
import {isFileNamed, toFileName} from './picture-file';
import {MAX_MEDIA} from './picture-view';
import {PICTURE_ADD_MUTATION} from './pictures.admin.gql';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;

interface NewPicture {
  readonly actorId: string;
  readonly idempotencyKey: string;
  readonly productId: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: PictureType;
}

/**
 * Adds a picture behind those of a product, for admins only. A picture that the product has already is not added again. One
 * that Shopify still processes has no name yet: after a lost response it is recognized as the one that was not there before.
 */
export async function addPicture(context: Context, {actorId, idempotencyKey, productId, bytes, type}: NewPicture) {
  const admin = createAdmin(context.config);
  const digest = await bytesDigest(bytes);
  let known: ReadonlySet<string> | null = null;
  const isSame = ({media, handle}: ProductPictures) =>
    media.some(({id, image}) => {
      if (known && !known.has(id)) return true;
      return image !== null && isFileNamed(image.url, toFileName(handle, digest, type));
    });
  const operation: StaffOperation<ProductPictures> | null = admin && {
    read: () => findPictures(admin, productId),
    isDone: isSame,
    isPossible: ({media}) => media.length < MAX_MEDIA,
    async send({handle, media}) {
      const fileName = toFileName(handle, digest, type);
      const originalSource = await uploadPicture(admin, {bytes, fileName, mimeType: type});
      known = new Set(media.map(({id}) => id));
      const added = [{originalSource, alt: '', mediaContentType: 'IMAGE'}];
      return sendMutation(admin, PICTURE_ADD_MUTATION, {id: productId, media: added});
    },
    toAuditState: ({media}) => ({pictures: media.map(({id}) => id)}),
  };
  const claim = {
    actorId,
    key: `${idempotencyKey} ${digest}`,
    action: 'product.picture',
    target: productId,
    details: {kind: 'add', bytes: bytes.byteLength},
  } as const;
  return executeStaffOperation(context, claim, operation);
}
