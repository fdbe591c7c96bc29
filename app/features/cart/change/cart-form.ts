import type {LineAttribute} from '../model/cart-view';
/** The most units one form may ask of one line; the quantity fields say so too. */
export const MAX_QUANTITY = 99;

/** The shop's own limit of a note, in characters. */
export const MAX_NOTE_LENGTH = 5000;

/** The shop's own limit of a promo code, in characters. */
export const MAX_CODE_LENGTH = 255;

/** Present when a script posts the form and wants the cart itself as the answer, rather than a page. */
export const WANTS_DATA_FIELD = 'wants-data';

/** @returns whether a script posted the form and wants data for an answer, rather than a page */
export const wantsData = (form: FormData | null): boolean => form?.has(WANTS_DATA_FIELD) ?? false;

/** Units of the variant that the page showed when it posted an add. */
export const PREVIOUS_QUANTITY_FIELD = 'held';

/** In the address after an add without scripts made a cart: the browser must bring its cookie now. */
export const FIRST_ADD_PARAM = 'first';

/** The hidden input of Hydrogen's CartForm: what is asked, as JSON. */
export const CART_INPUT_NAME = 'cartFormInput';

/** The two changes of promo codes are actions of their own, so that no verb is guessed from the fields that came. */
export const APPLY_CODE_ACTION = 'CustomApplyCode';
export const REMOVE_CODE_ACTION = 'CustomRemoveCode';

/** A line to add. Attributes come with one that was removed and is put back. */
interface AddedLine {
  readonly merchandiseId: string;
  readonly quantity?: number;
  readonly attributes?: readonly LineAttribute[];
}

/** What the hidden input holds, in the shapes of Hydrogen's CartForm. The rest is written into the form's own fields. */
export type CartFormInput =
  /** Fields: `quantity`, which counts more than the line's own; one when both are absent. */
  | {readonly action: 'LinesAdd'; readonly inputs: {readonly lines: readonly [AddedLine]}}
  /** Fields: `quantity`. */
  | {readonly action: 'LinesUpdate'; readonly inputs: {readonly lines: readonly [{readonly id: string}]}}
  | {readonly action: 'LinesRemove'; readonly inputs: {readonly lineIds: readonly [string]}}
  /** Fields: `code`. */
  | {readonly action: typeof APPLY_CODE_ACTION; readonly inputs: Readonly<Record<string, never>>}
  | {readonly action: typeof REMOVE_CODE_ACTION; readonly inputs: {readonly code: string}}
  /** Fields: `note`. */
  | {readonly action: 'NoteUpdate'; readonly inputs: Readonly<Record<string, never>>};
