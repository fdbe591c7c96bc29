import type {Notice} from '~/core/notice';
import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import {productNotice} from '../form/product-form-copy';
import {MAX_ALT, MAX_MEDIA, type FileProblem, type MediaView} from './picture-view';

const KIND_NAMES: Readonly<Record<MediaView['kind'], string>> = {
  picture: 'Picture',
  video: 'Video',
  model: '3D model',
};

/** Shopify's codes of pictures that it could not process. */
const FAILURES: Readonly<Record<string, string>> = {
  INVALID_IMAGE_RESOLUTION: 'It has more than 20 megapixels.',
  INVALID_IMAGE_FILE_SIZE: 'The file is larger than 20 MB.',
  INVALID_IMAGE_ASPECT_RATIO: 'It is too narrow or too wide.',
  UNSUPPORTED_IMAGE_FILE_TYPE: 'Shopify does not know its format.',
};

export const PICTURES_COPY = {
  title: (product: string) => `Pictures of ${product}`,
  unknown: 'Pictures',
  back: 'Back to the product',
  view: 'View in shop',
  add: 'Add pictures',
  adding: 'Adding...',
  choose: 'Choose pictures',
  drop: 'Drop pictures here, or paste one.',
  limits: `JPEG, PNG, GIF or WebP, square if possible, 1600 pixels or more. At most 20 MB and 20 megapixels each, and ${MAX_MEDIA} in a product.`,
  together: 'Without scripts: at most 20 MB together.',
  list: 'In the order of the product’s page',
  none: 'No pictures yet',
  noneText: 'Shoppers see a product without pictures as a blank card.',
  first: 'Cards, search and cart show this one.',
  name: (kind: MediaView['kind'], place: number, count: number) => `${KIND_NAMES[kind]} ${place} of ${count}`,
  alt: 'Description for people who cannot see it',
  altHint: `Not described yet. Such as: A bowl of Palak Paneer with rice. At most ${MAX_ALT} letters.`,
  altTooLong: `The description is too long. It may have ${MAX_ALT} letters.`,
  save: 'Save description',
  saving: 'Saving...',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove',
  removeHint: 'Removed pictures stay in the files of the Shopify admin.',
  processing: 'Shopify is processing it. Shoppers do not see it yet.',
  failed: (code: string | null) =>
    `Shopify could not process it. ${FAILURES[code ?? ''] ?? 'Save it in another format, and add it again.'}`,
  noFile: 'Please choose a picture.',
  tooMuch: 'These are more than 20 MB together. Please add them one after the other.',
  uploads: 'Uploads',
  waiting: 'Waiting',
  sending: (percent: number) => `${percent} % sent`,
  checking: 'Sent, Shopify takes it over',
  done: 'Added',
  retry: 'Try again',
  offline: 'The connection failed.',
  signedOut: 'You are signed out. Reload the page and sign in again.',
} as const;

const FILE_PROBLEMS: Readonly<Record<FileProblem, string>> = {
  'too-large': 'The file is larger than 20 MB.',
  'no-picture': 'This is no JPEG, PNG, GIF or WebP picture.',
};

export const fileProblemText = (problem: FileProblem): string => FILE_PROBLEMS[problem];

const storedText = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ' The one before it was added.' : ` The ${count} before it were added.`;
};

/** @param addedBefore the number of pictures of the same form that were added */
export const fileProblemNotice = (name: string, problem: FileProblem, addedBefore: number): Notice => ({
  tone: 'error',
  title: `${name} was not added`,
  body: `${FILE_PROBLEMS[problem]}${storedText(addedBefore)}`,
});

/** Returns the notice for a picture that Shopify did not take, or may have taken. */
export function addProblem(name: string, problem: StaffOperationProblem<unknown>, addedBefore: number): Notice {
  const notice = productNotice('update', problem);
  const body = problem.kind === 'not-possible' ? `A product has at most ${MAX_MEDIA} pictures.` : notice.body;
  const isNotAdded = notice.tone === 'error' && problem.kind !== 'no-token';
  return {
    ...notice,
    ...(isNotAdded && {title: `${name} was not added`}),
    body: `${body ?? ''}${storedText(addedBefore)}`,
  };
}
