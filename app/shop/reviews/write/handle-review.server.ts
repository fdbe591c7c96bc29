import {redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {AppContext} from '~/platform/context.server';
import {fieldOf, parseForm, readFormWithFiles} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {findSignedIn} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {writeReviewPath} from '~/core/review-paths';
import {addPictures} from '../pictures/add-pictures.server';
import {deleteReviewPictures} from '../pictures/delete-pictures.server';
import {filesOf, parsePictures, removedPicturesOf} from '../pictures/parse-pictures.server';
import {REVIEW_PICTURES, type PicturesProblem} from '../review-lengths';
import type {ReviewedProduct} from '../review-view';
import {
  AUTHOR_FIELD,
  REVIEW_FIELDS,
  REVIEW_INTENTS,
  toReviewValues,
  type ReviewIntent,
  type ReviewReply,
} from './own-review';
import {ReviewSchema} from './review-schema.server';
import {picturesProblemText, reviewProblemNotice, type ReviewProblem} from './write-copy';

interface Typed extends Pick<ReviewReply, 'author' | 'values' | 'removed' | 'hadPictures'> {
  readonly intent: ReviewIntent;
}

/** The page must forget what another person typed. */
const NOTHING_TYPED: Typed = {intent: 'save', author: '', values: null, removed: [], hadPictures: false};

const TEXT_BYTES = 65_536;
const FORM_BYTES = REVIEW_PICTURES.most * REVIEW_PICTURES.bytes + TEXT_BYTES;
/** More is discarded, so that even who sends too much sees why, and what they typed. */
const READ_BYTES = 3 * FORM_BYTES;

const STATUS: Readonly<Record<ReviewProblem['kind'], number>> = {
  'signed-out': 401,
  'another-person': 409,
  offline: 503,
  unavailable: 503,
  unreadable: 400,
  invalid: 400,
  'pictures-not-stored': 503,
  'not-delivered': 403,
  throttled: 429,
};

/**
 * Handles the form of a review. What was typed is sent back with every problem, but to no other person.
 * @param findProduct finds the product of the page; may throw a Response
 */
export async function handleReview(context: AppContext, request: Request, findProduct: () => Promise<ReviewedProduct>) {
  // A stranger cannot fill the memory with files.
  const maxBytes = (await context.session.claims()) ? FORM_BYTES : TEXT_BYTES;
  const read = await readFormWithFiles(request, maxBytes, READ_BYTES);
  const {form, isTooLarge} = read ?? {form: null, isTooLarge: false};
  // The button comes after the files that were cut off.
  const intent = isTooLarge ? 'save' : z.enum(REVIEW_INTENTS).safeParse(fieldOf(form, INTENT)).data;
  const typed = {...toTyped(form), ...(isTooLarge && {hadPictures: true})};
  if (!form || !intent) return fail(typed, {kind: 'unreadable'});
  const handled = await nullIfUnavailable(context, async () => {
    const signedIn = await findSignedIn(context.session);
    if (!signedIn) return fail(typed, {kind: 'signed-out'});
    const userId = signedIn.live.user_id;
    if (fieldOf(form, AUTHOR_FIELD) !== userId) return fail(NOTHING_TYPED, {kind: 'another-person'});
    const attempt = await consumeAttempt(context.backend, 'review', {person: userId});
    if (!attempt.isAllowed) return fail(typed, {kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds});
    if (isTooLarge) return failPictures(typed, {kind: 'too-much'});
    const product = await findProduct().catch(nullOnOutage);
    if (!product) return fail(typed, {kind: 'unavailable'});
    return intent === 'delete' ? remove(context, userId, product) : save(context, userId, product, form);
  });
  return handled ?? fail(typed, {kind: 'unavailable'});
}

/** An outage of Shopify must not discard what was typed. */
function nullOnOutage(error: unknown): null {
  if (error instanceof Response && error.status >= 500) return null;
  throw error;
}

async function save(context: AppContext, userId: string, product: ReviewedProduct, form: FormData) {
  const {backend, flash} = context;
  const typed = toTyped(form);
  const fields = parseForm(form, ReviewSchema);
  const entered = await parsePictures(form);
  if (fields.status !== 'success') {
    const pictures = entered.ok ? {} : {pictures: picturesProblemText(entered.error)};
    return fail(typed, {kind: 'invalid'}, {...toErrors(fields.error), ...pictures});
  }
  if (!entered.ok) return failPictures(typed, entered.error);
  const changes = {userId, productId: product.id, entered: entered.value, removed: typed.removed};
  const pictures = await addPictures(context, changes);
  if (!pictures.ok) return failPictures(typed, pictures.error);
  const {name, minutes, ...rest} = fields.value;
  const outcome = await backend.call('save_review', {
    p_user_id: userId,
    p_review: {
      ...rest,
      display_name: name,
      cook_minutes: minutes,
      pictures: pictures.value.map((picture) => ({...picture})),
      removed_pictures: [...typed.removed],
      product_id: product.id,
      product_handle: product.handle,
      product_title: product.title,
    },
  });
  if (outcome === 'not-delivered') return fail(typed, {kind: 'not-delivered'});
  if (typed.removed.length > 0) deleteFilesLater(context);
  flash.set(outcome === 'saved' ? 'review-saved' : 'review-unchanged');
  return redirect(writeReviewPath(product.handle), 303);
}

/** Deletes the files of removed pictures after the response, so that they need not wait for the scheduler. */
function deleteFilesLater(context: AppContext): void {
  context.waitUntil(deleteReviewPictures(context).catch(context.report));
}

async function remove(context: AppContext, userId: string, product: ReviewedProduct) {
  const {backend, flash} = context;
  await backend.call('delete_review', {p_user_id: userId, p_product_id: product.id});
  deleteFilesLater(context);
  flash.set('review-deleted');
  return redirect(writeReviewPath(product.handle), 303);
}

/** Nothing of the review was stored: it is sent again with other pictures, or without. */
function failPictures(typed: Typed, problem: PicturesProblem) {
  const kind = problem.kind === 'not-stored' ? 'pictures-not-stored' : 'invalid';
  return fail(typed, {kind}, {pictures: picturesProblemText(problem)});
}

function fail({intent, ...typed}: Typed, problem: ReviewProblem, errors: ReviewReply['errors'] = {}) {
  const reply: ReviewReply = {
    ...typed,
    errors,
    failure: reviewProblemNotice(problem, intent),
    isSignedOut: problem.kind === 'signed-out',
  };
  return privateReply(
    reply,
    STATUS[problem.kind],
    'retryAfterSeconds' in problem ? problem.retryAfterSeconds : undefined,
  );
}

function toTyped(form: FormData | null): Typed {
  const value = (name: string) => fieldOf(form ?? new FormData(), name) ?? '';
  const values = toReviewValues(value);
  const isDeletion = value(INTENT) === 'delete';
  return {
    intent: isDeletion ? 'delete' : 'save',
    author: value(AUTHOR_FIELD),
    values: isDeletion ? null : values,
    removed: form ? removedPicturesOf(form) : [],
    hadPictures: form !== null && filesOf(form).length > 0,
  };
}

const toErrors = (errors: Readonly<Record<string, string[] | null>> | null | undefined): ReviewReply['errors'] =>
  Object.fromEntries(
    REVIEW_FIELDS.flatMap((name) => {
      const message = errors?.[name]?.[0];
      return message ? [[name, message]] : [];
    }),
  );
