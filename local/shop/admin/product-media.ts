import type {SeedMedia, SeedProduct} from '../../seed/types';
import {getAllProducts, saveProduct} from '../catalog/catalog-changes';
import {productId} from '../catalog/ids';
import {FIRST_ADDED_MEDIA} from '../catalog/media';
import {mediaId, withNumbers} from '../catalog/media-changes';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {startJob} from '../jobs/start-job';
import {storeUploadedPicture} from '../media/uploaded-pictures';
import {nextNumber, type ShopContext, type ShopState} from '../state';
import {toAdminJob} from './admin-jobs';
import {toAdminMedia} from './admin-product-node';
import {findAnyProduct} from './find-product';
import {failureOf} from './picture-failure';
import {findUpload} from './staged-uploads';

/** The emulated part of `CreateMediaInput`. */
export interface MediaInput {
  readonly originalSource: string;
  readonly alt?: string | null;
  readonly mediaContentType: string;
}

interface FileUpdateInput {
  readonly id: string;
  readonly alt?: string | null;
  readonly referencesToRemove?: readonly string[] | null;
  readonly referencesToAdd?: readonly string[] | null;
  readonly originalSource?: string | null;
  readonly filename?: string | null;
  readonly previewImageSource?: string | null;
}

interface Move {
  readonly id: string;
  readonly newPosition: string | number;
}

const MAX_MEDIA = 250;
const MAX_ALT = 512;
/** What stands for a picture that could not be read. */
const NO_PICTURE = {file: '', width: 0, height: 0};

/** Returns the problems of media that `productUpdate` is to add. */
export function mediaProblems(media: readonly MediaInput[], product: SeedProduct, context: ShopContext) {
  const problem = (index: number, key: string, message: string) => ({field: ['media', String(index), key], message});
  if (product.media.length + media.length > MAX_MEDIA)
    return [{field: ['media'], message: `Exceeded ${MAX_MEDIA} media per product`}];
  return media.flatMap(({originalSource, mediaContentType, alt}, index) => {
    if (mediaContentType !== 'IMAGE') throw new FieldNotEmulatedError('CreateMediaInput', mediaContentType);
    if ((alt ?? '').length > MAX_ALT) return [problem(index, 'alt', `Alt is too long (maximum is ${MAX_ALT})`)];
    const upload = findUpload(context, originalSource);
    return upload?.resource === 'IMAGE' ? [] : [problem(index, 'originalSource', 'Image URL is invalid')];
  });
}

/** Adds uploaded pictures to a product; a job processes them. */
export async function addMedia(
  product: SeedProduct,
  media: readonly MediaInput[],
  context: ShopContext,
): Promise<SeedProduct> {
  const {state} = context;
  const added: SeedMedia[] = [];
  for (const {originalSource, alt} of media) {
    const {content, filename} = findUpload(context, originalSource) ?? {content: null, filename: ''};
    const bytes = content ?? new Uint8Array();
    const stored = await storeUploadedPicture(bytes, filename);
    const number = FIRST_ADDED_MEDIA + nextNumber(state);
    const picture = stored ? {file: `${stored.name}.png`, ...stored.size} : NO_PICTURE;
    added.push({kind: 'image', ...picture, altText: alt ?? '', number, status: 'PROCESSING'});
    startJob(state, {
      kind: 'process-media',
      number,
      failure: failureOf(bytes, stored?.size),
    });
  }
  return {...product, media: [...withNumbers(product), ...added]};
}

const findOwner = (state: ShopState, id: string): SeedProduct | undefined =>
  getAllProducts(state).find((product) => withNumbers(product).some((media) => mediaId(media) === id));

function requireEmulatedFile(input: FileUpdateInput): void {
  for (const key of ['referencesToAdd', 'originalSource', 'filename', 'previewImageSource'] as const)
    if (input[key] !== undefined && input[key] !== null) throw new FieldNotEmulatedError('FileUpdateInput', key);
}

function fileProblems(files: readonly FileUpdateInput[], {state}: ShopContext) {
  return files.flatMap(({id, alt, referencesToRemove}, index) => {
    const problem = (code: string, key: string, message: string) => [
      {code, field: ['files', String(index), key], message},
    ];
    const owner = findOwner(state, id);
    const media = owner && withNumbers(owner).find((each) => mediaId(each) === id);
    if (!owner || !media) return problem('FILE_DOES_NOT_EXIST', 'id', `File id ${id} does not exist.`);
    if (media.status === 'PROCESSING') return problem('NON_READY_STATE', 'id', 'Non-ready files cannot be updated.');
    if ((alt ?? '').length > MAX_ALT)
      return problem('ALT_VALUE_LIMIT_EXCEEDED', 'alt', `The alt value exceeds the maximum limit of ${MAX_ALT}.`);
    const isMissing = referencesToRemove?.some((product) => product !== productId(owner));
    return isMissing
      ? problem('REFERENCE_TARGET_DOES_NOT_EXIST', 'referencesToRemove', 'Reference target does not exist')
      : [];
  });
}

/** `fileUpdate` of media of products: their alt text, or that a product shows them. */
function updateFiles(_root: unknown, {files}: {readonly files: readonly FileUpdateInput[]}, context: ShopContext) {
  files.forEach(requireEmulatedFile);
  const userErrors = fileProblems(files, context);
  if (userErrors.length > 0) return {files: null, userErrors};
  const {state} = context;
  const updated = files.flatMap(({id, alt, referencesToRemove}) => {
    const owner = findOwner(state, id);
    if (!owner) return [];
    const isRemoved = (referencesToRemove ?? []).length > 0;
    const media = withNumbers(owner)
      .filter((each) => !isRemoved || mediaId(each) !== id)
      .map((each) => (mediaId(each) === id && typeof alt === 'string' ? {...each, altText: alt} : each));
    const saved = saveProduct(state, {...owner, media});
    return toAdminMedia(isRemoved ? owner : saved).filter((each) => each.id === id);
  });
  return {files: updated, userErrors: []};
}

/** `productReorderMedia`: a job moves them. */
function reorder(
  _root: unknown,
  {id, moves}: {readonly id: string; readonly moves: readonly Move[]},
  context: ShopContext,
) {
  const {state} = context;
  const refuse = (code: string, field: readonly string[], message: string) => ({
    job: null,
    mediaUserErrors: [{code, field, message}],
    userErrors: [{field, message}],
  });
  const product = findAnyProduct(state, id);
  if (!product) return refuse('PRODUCT_DOES_NOT_EXIST', ['id'], 'Product does not exist');
  const known = withNumbers(product).map(mediaId);
  const index = moves.findIndex((move) => !known.includes(move.id));
  if (index >= 0)
    return refuse('MEDIA_DOES_NOT_EXIST', ['moves', String(index), 'id'], 'Media does not exist on the product');
  const task = {
    kind: 'reorder-media' as const,
    product: product.number,
    moves: moves.map((move) => ({id: move.id, position: Number(move.newPosition)})),
  };
  return {job: toAdminJob(startJob(state, task)), mediaUserErrors: [], userErrors: []};
}

export const productMediaResolvers: ResolverMap = {
  Mutation: {fileUpdate: updateFiles, productReorderMedia: reorder},
};
