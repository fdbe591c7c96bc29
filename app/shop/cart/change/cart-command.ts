import {CartForm} from '@shopify/hydrogen';
import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import type {CartInputProblem} from '../model/cart-problem';
import type {LineAttribute} from '../model/cart-view';
import {
  APPLY_CODE_ACTION,
  APPLY_GIFT_CARD_ACTION,
  CART_INPUT_NAME,
  PREVIOUS_QUANTITY_FIELD,
  MAX_CODE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_QUANTITY,
  REMOVE_CODE_ACTION,
  REMOVE_GIFT_CARD_ACTION,
  RESTORE_ACTION,
  WANTS_DATA_FIELD,
} from './cart-form';
import {GIFT_CARD_FORMS, type GiftCardCommand} from './gift-card-command';
import {parseJson, toFields} from './posted-fields';

/** One validated change of a cart. Quantities are 1 to 99; codes keep the case they were typed in. */
export type CartCommand =
  | {
      readonly kind: 'add';
      readonly variantId: string;
      readonly quantity: number;
      /** None when absent. */
      readonly attributes?: readonly LineAttribute[];
      /** Quantity of the variant before the add; shows whether the add was made if its response is lost. */
      readonly previousQuantity?: number;
      /** Whether a removed line is added again, which analytics do not count. */
      readonly isUndo?: true;
    }
  | {readonly kind: 'set-quantity'; readonly lineId: string; readonly quantity: number}
  | {readonly kind: 'remove'; readonly lineId: string}
  | {readonly kind: 'apply-code'; readonly code: string}
  | {readonly kind: 'remove-code'; readonly code: string}
  | {readonly kind: 'set-note'; readonly note: string};

/** A command of a form: a change of the cart or its gift cards, or the return to the one that a cart link replaced. */
export type PostedCartCommand = CartCommand | GiftCardCommand | {readonly kind: 'restore'};

/** No line of this storefront has more. */
const MAX_ATTRIBUTES = 50;

const variantId = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/);
const lineId = z.string().regex(/^gid:\/\/shopify\/(?:Componentizable)?CartLine\/[\w-]{1,64}\?cart=[\w-]{1,128}$/);
const quantity = z.int().min(0).max(MAX_QUANTITY);
const quantityText = z
  .string()
  .trim()
  .regex(/^[0-9]{1,2}$/)
  .transform(Number);
const previousQuantityText = z
  .string()
  .regex(/^[0-9]{1,6}$/)
  .transform(Number);
const attribute = z.strictObject({key: z.string().min(1).max(255), value: z.string().max(MAX_NOTE_LENGTH)});
const code = z.string().trim().min(1).max(MAX_CODE_LENGTH);
// Browsers post line breaks as CR LF, which would count as two characters.
const note = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(MAX_NOTE_LENGTH));

const {ACTIONS} = CartForm;

const noFields = z.strictObject({});

/** The format of a CartForm: `action` and `inputs` from its hidden input, `fields` from the shopper. */
const PostedForm = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal(ACTIONS.LinesAdd),
    inputs: z.strictObject({
      lines: z.tuple([
        z.strictObject({
          merchandiseId: variantId,
          quantity: quantity.min(1).default(1),
          attributes: z.array(attribute).max(MAX_ATTRIBUTES).optional(),
        }),
      ]),
      isUndo: z.literal(true).optional(),
    }),
    fields: z.strictObject({
      quantity: quantityText.pipe(z.int().min(1)).optional(),
      [PREVIOUS_QUANTITY_FIELD]: previousQuantityText.optional(),
    }),
  }),
  z.strictObject({
    action: z.literal(ACTIONS.LinesUpdate),
    inputs: z.strictObject({lines: z.tuple([z.strictObject({id: lineId})])}),
    fields: z.strictObject({quantity: quantityText}),
  }),
  z.strictObject({
    action: z.literal(ACTIONS.LinesRemove),
    inputs: z.strictObject({lineIds: z.tuple([lineId])}),
    fields: noFields,
  }),
  z.strictObject({
    action: z.literal(APPLY_CODE_ACTION),
    inputs: z.strictObject({}),
    fields: z.strictObject({code}),
  }),
  z.strictObject({
    action: z.literal(REMOVE_CODE_ACTION),
    inputs: z.strictObject({code}),
    fields: noFields,
  }),
  z.strictObject({
    action: z.literal(ACTIONS.NoteUpdate),
    inputs: z.strictObject({}),
    fields: z.strictObject({note}),
  }),
  ...GIFT_CARD_FORMS,
  z.strictObject({action: z.literal(RESTORE_ACTION), inputs: noFields, fields: noFields}),
]);

type Posted = z.infer<typeof PostedForm>;

/**
 * Parses the command of a posted form.
 *
 * Hydrogen's `CartForm.getFormInput` throws on invalid JSON, converts the texts `on` and `off` to booleans and turns a
 * repeated field into a list. Here such forms are rejected, and texts stay texts.
 * @returns the command, or why the form is invalid
 */
export function parseCartCommand(form: FormData): Result<PostedCartCommand, CartInputProblem> {
  const fields = toFields(form);
  const input = parseJson(fields?.get(CART_INPUT_NAME));
  if (!fields || typeof input !== 'object' || input === null) return fail({kind: 'invalid-form'});
  fields.delete(CART_INPUT_NAME);
  fields.delete(WANTS_DATA_FIELD);
  const posted = PostedForm.safeParse({...input, fields: Object.fromEntries(fields)});
  return posted.success ? succeed(toCommand(posted.data)) : fail(toProblem(posted.error));
}

function toCommand({action, inputs, fields}: Posted): PostedCartCommand {
  switch (action) {
    case ACTIONS.LinesAdd: {
      const [line] = inputs.lines;
      const previousQuantity = fields[PREVIOUS_QUANTITY_FIELD];
      return {
        kind: 'add',
        variantId: line.merchandiseId,
        quantity: fields.quantity ?? line.quantity,
        ...(line.attributes?.length && {attributes: line.attributes}),
        ...(previousQuantity !== undefined && {previousQuantity}),
        ...(inputs.isUndo && {isUndo: true}),
      };
    }
    case ACTIONS.LinesUpdate: {
      const [{id}] = inputs.lines;
      return fields.quantity === 0
        ? {kind: 'remove', lineId: id}
        : {kind: 'set-quantity', lineId: id, quantity: fields.quantity};
    }
    case ACTIONS.LinesRemove:
      return {kind: 'remove', lineId: inputs.lineIds[0]};
    case APPLY_CODE_ACTION:
      return {kind: 'apply-code', code: fields.code};
    case REMOVE_CODE_ACTION:
      return {kind: 'remove-code', code: inputs.code};
    case APPLY_GIFT_CARD_ACTION:
      return {kind: 'apply-gift-card', code: fields.giftCard};
    case REMOVE_GIFT_CARD_ACTION:
      return {kind: 'remove-gift-card', giftCardId: inputs.giftCardId};
    case ACTIONS.NoteUpdate:
      return {kind: 'set-note', note: fields.note};
    case RESTORE_ACTION:
      return {kind: 'restore'};
  }
}

/** A shopper can correct typed values; everything else is an invalid form. */
function toProblem(error: z.ZodError): CartInputProblem {
  const path = error.issues[0]?.path.map(String) ?? [];
  const name = path.findLast((part) => !/^\d+$/.test(part));
  switch (error.issues[0]?.code === 'unrecognized_keys' ? 'form' : name) {
    case 'quantity':
      return {kind: 'invalid-quantity'};
    case 'merchandiseId':
    case 'id':
      return {kind: 'invalid-item'};
    case 'lineIds':
      return {kind: path.at(-1) === 'lineIds' ? 'invalid-form' : 'invalid-item'};
    case 'code':
      return {kind: 'invalid-code'};
    case 'giftCard':
      return {kind: 'invalid-gift-card'};
    case 'note':
      return {kind: 'note-too-long'};
    default:
      return {kind: 'invalid-form'};
  }
}
