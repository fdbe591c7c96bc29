import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {sendMutation} from '../form/send-product-changes.server';
import {findPictures, type ProductPictures} from './find-pictures.server';
import type {PictureChange} from './parse-picture-change.server';
import {PICTURE_MOVE_MUTATION, PICTURE_UPDATE_MUTATION} from './pictures.admin.gql';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;

interface PictureUpdate {
  readonly actorId: string;
  readonly idempotencyKey: string;
  readonly productId: string;
  readonly change: PictureChange;
}

const find = ({media}: ProductPictures, {id}: PictureChange) => media.find((each) => each.id === id);

function isDone(change: PictureChange, product: ProductPictures): boolean {
  const found = find(product, change);
  switch (change.kind) {
    case 'describe':
      return found?.alt === change.alt;
    case 'move':
      return product.media[change.position]?.id === change.id;
    case 'remove':
      return !found;
  }
}

function isPossible(change: PictureChange, product: ProductPictures): boolean {
  const found = find(product, change);
  switch (change.kind) {
    case 'describe':
      // The text that somebody else has entered meanwhile stays.
      return found?.alt === change.seenAlt;
    case 'move':
      return found !== undefined && change.position < product.media.length;
    case 'remove':
      return true;
  }
}

function send(admin: Admin, productId: string, change: PictureChange): Promise<readonly string[]> {
  const {id} = change;
  switch (change.kind) {
    case 'describe':
      return sendMutation(admin, PICTURE_UPDATE_MUTATION, {files: [{id, alt: change.alt}]});
    case 'move':
      return sendMutation(admin, PICTURE_MOVE_MUTATION, {
        id: productId,
        moves: [{id, newPosition: String(change.position)}],
      });
    case 'remove':
      return sendMutation(admin, PICTURE_UPDATE_MUTATION, {files: [{id, referencesToRemove: [productId]}]});
  }
}

/** Changes, moves or removes a picture of a product, for admins only. Its file stays at Shopify. */
export async function changePicture(context: Context, {actorId, idempotencyKey, productId, change}: PictureUpdate) {
  const admin = createAdmin(context.config);
  const operation: StaffOperation<ProductPictures> | null = admin && {
    read: () => findPictures(admin, productId),
    isDone: (product) => isDone(change, product),
    isPossible: (product) => isPossible(change, product),
    send: () => send(admin, productId, change),
    // Shopify moves media after its response.
    isDeferred: change.kind === 'move',
    toAuditState: ({media}) => ({pictures: media.map(({id}) => id)}),
  };
  const claim = {
    actorId,
    // The page has several forms, with one key.
    key: `${idempotencyKey} ${await hexDigest(JSON.stringify(change))}`,
    action: 'product.picture',
    target: productId,
    details: {kind: change.kind, picture: change.id},
  } as const;
  return executeStaffOperation(context, claim, operation);
}
