import type {LineAttribute} from '../model/cart-view';
/** Shopify's limit for a note, in characters. */
export const MAX_NOTE_LENGTH = 5000;

/** Shopify's limit for a promo code, in characters. */
export const MAX_CODE_LENGTH = 255;

/** Present if a script posted the form and expects data instead of a page. */
export const WANTS_DATA_FIELD = 'wants-data';

export const wantsData = (form: FormData | null): boolean => form?.has(WANTS_DATA_FIELD) ?? false;

/** Quantity of the variant on the page when it posted an add. */
export const PREVIOUS_QUANTITY_FIELD = 'held';

/** In the URL after an add without scripts created a cart: the browser must send the cart cookie now. */
export const FIRST_ADD_PARAM = 'first';

/** The hidden input of Hydrogen's CartForm, which contains the command as JSON. */
export const CART_INPUT_NAME = 'cartFormInput';

/** CartForm has one action for promo codes; separate ones leave nothing to derive from the fields. */
export const APPLY_CODE_ACTION = 'CustomApplyCode';
export const REMOVE_CODE_ACTION = 'CustomRemoveCode';

/** Longer than Shopify's codes, which have 8 to 20 letters and digits, because shoppers separate groups of them. */
export const MAX_GIFT_CARD_LENGTH = 60;

export const APPLY_GIFT_CARD_ACTION = 'CustomApplyGiftCard';
export const REMOVE_GIFT_CARD_ACTION = 'CustomRemoveGiftCard';

/** Makes a line a subscription, another one, or a one-time purchase. */
export const SET_PLAN_ACTION = 'CustomSetPlan';

/** Brings back the cart that a cart link replaced. */
export const RESTORE_ACTION = 'CustomRestore';

/** A line to add. Only a removed line that is added again has attributes. */
interface AddedLine {
  readonly merchandiseId: string;
  readonly quantity?: number;
  readonly attributes?: readonly LineAttribute[];
  readonly sellingPlanId?: string;
}

/** The JSON of the hidden input, in the format of Hydrogen's CartForm. The form's fields contain the rest. */
export type CartFormInput =
  /** Fields: `quantity`, which overrides the line's own; 1 if both are absent; those of the recipient of a gift card. */
  | {
      readonly action: 'LinesAdd';
      /** `isUndo` for a removed line that is added again. */
      readonly inputs: {
        /** Only the first may have more than its variant. */
        readonly lines: readonly [AddedLine, ...Pick<AddedLine, 'merchandiseId'>[]];
        readonly isUndo?: true;
      };
    }
  /** Fields: `quantity`. */
  | {readonly action: 'LinesUpdate'; readonly inputs: {readonly lines: readonly [{readonly id: string}]}}
  | {readonly action: 'LinesRemove'; readonly inputs: {readonly lineIds: readonly [string]}}
  /** Fields: `plan`, the GID of a selling plan; empty for a one-time purchase. */
  | {readonly action: typeof SET_PLAN_ACTION; readonly inputs: {readonly lineId: string}}
  | {readonly action: typeof RESTORE_ACTION; readonly inputs: Readonly<Record<string, never>>}
  /** Fields: `code`. */
  | {readonly action: typeof APPLY_CODE_ACTION; readonly inputs: Readonly<Record<string, never>>}
  | {readonly action: typeof REMOVE_CODE_ACTION; readonly inputs: {readonly code: string}}
  /** Fields: `giftCard`. */
  | {readonly action: typeof APPLY_GIFT_CARD_ACTION; readonly inputs: Readonly<Record<string, never>>}
  | {readonly action: typeof REMOVE_GIFT_CARD_ACTION; readonly inputs: {readonly giftCardId: string}}
  /** Fields: `note`. */
  | {readonly action: 'NoteUpdate'; readonly inputs: Readonly<Record<string, never>>};
