import {redirect} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {typeOfPicture} from '~/core/picture-type';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {requireProductId} from '../form/load-product.server';
import {PRODUCT_FORM_COPY, productNotice} from '../form/product-form-copy';
import {staffProductPath} from '../staff-product-path';
import {addPicture} from './add-picture.server';
import {changePicture} from './change-picture.server';
import {parsePictureChange, parsePictures, type EnteredPictures} from './parse-picture-change.server';
import {fileProblemOf} from './picture-file';
import {MAX_PICTURE_BYTES} from './picture-view';
import {addProblem, fileProblemNotice, PICTURES_COPY} from './pictures-copy';

export interface PicturesReply {
  readonly failure: Notice;
}

const FORM_BYTES = 65_536;
/** All files of a form together, with the other fields. */
const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + FORM_BYTES;

interface Staff {
  readonly actorId: string;
  readonly productId: string;
}

/** A failure with its status. */
interface Failure {
  readonly notice: Notice;
  readonly status: number;
}

/** Adds the pictures of a form, one after the other. @returns why one of them was not added; those before it were */
async function addAll(
  context: AppContext,
  {actorId, productId}: Staff,
  {idempotencyKey, files}: EnteredPictures,
): Promise<Failure | null> {
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const problem = fileProblemOf(bytes, bytes.byteLength);
    const type = typeOfPicture(bytes);
    if (problem || !type) return {notice: fileProblemNotice(file.name, problem ?? 'no-picture', index), status: 400};
    const outcome = await addPicture(context, {actorId, idempotencyKey, productId, bytes, type});
    if (!outcome.ok)
      return {notice: addProblem(file.name, outcome.error, index), status: staffProblemStatus(outcome.error)};
  }
  return null;
}

const isTooLarge = (request: Request): boolean => Number(request.headers.get('Content-Length')) > MAX_UPLOAD_BYTES;

/** Reads the form that adds pictures, and adds them. */
async function readAndAdd(context: AppContext, request: Request, staff: Staff): Promise<Failure | null> {
  const form = await readStorableForm(request, MAX_UPLOAD_BYTES);
  const entry = form && parsePictures(form);
  if (entry) return addAll(context, staff, entry);
  if (isTooLarge(request)) return {notice: {tone: 'error', title: PICTURES_COPY.tooMuch}, status: 413};
  return {notice: {tone: 'error', title: form ? PICTURES_COPY.noFile : PRODUCT_FORM_COPY.unreadable}, status: 400};
}

/**
 * Handles one picture that a script sends, with a response for the script.
 * @throws Response 404 for a path that is none of a product; 403 for everyone but admins
 */
export async function handlePictureUpload({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const failure = await readAndAdd(context, request, {actorId: userId, productId: requireProductId(params.product)});
  const headers = {'Cache-Control': 'private, no-store'};
  return failure
    ? Response.json({failure: failure.notice} satisfies PicturesReply, {status: failure.status, headers})
    : Response.json({failure: null}, {headers});
}

/** Handles the forms of the page: one that adds pictures, and those of each picture. Throws as `handlePictureUpload` does. */
export async function handlePictures({context, request, params}: ActionFunctionArgs) {
  const {userId: actorId} = await requireAdmin(context, request);
  const productId = requireProductId(params.product);
  const failWith = ({notice, status}: Failure) => privateReply<PicturesReply>({failure: notice}, status);
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const failure = await readAndAdd(context, request, {actorId, productId});
    if (failure) return failWith(failure);
    context.flash.set('pictures-added');
    return redirect(`${staffProductPath(productId)}/pictures`, 303);
  }
  const form = await readStorableForm(request, FORM_BYTES);
  const entry = form && parsePictureChange(form);
  if (!entry) {
    const isTooLong = fieldOf(form, INTENT) === 'describe';
    return failWith({
      notice: {tone: 'error', title: isTooLong ? PICTURES_COPY.altTooLong : PRODUCT_FORM_COPY.unreadable},
      status: 400,
    });
  }
  const outcome = await changePicture(context, {actorId, productId, ...entry});
  if (!outcome.ok)
    return failWith({notice: productNotice('update', outcome.error), status: staffProblemStatus(outcome.error)});
  context.flash.set('product-updated');
  return redirect(`${staffProductPath(productId)}/pictures`, 303);
}
