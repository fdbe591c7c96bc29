import {CartForm} from '@shopify/hydrogen';
import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import type {CartInputProblem} from '../model/cart-problem';
import {ADD_FORM, quantityText, sellingPlanId, toAddCommand, type AddCommand, type AddLinesCommand} from './add-form';
import {
  APPLY_CODE_ACTION,
  APPLY_GIFT_CARD_ACTION,
  CART_INPUT_NAME,
  MAX_CODE_LENGTH,
  MAX_NOTE_LENGTH,
  REMOVE_CODE_ACTION,
  REMOVE_GIFT_CARD_ACTION,
  RESTORE_ACTION,
  SET_PLAN_ACTION,
  WANTS_DATA_FIELD,
} from './cart-form';
import {GIFT_CARD_FORMS, type GiftCardCommand} from './gift-card-command';
import {parseJson, toFields} from './posted-fields';

/** One validated change of a cart. Quantities are 1 to 99; codes keep the case they were typed in. */
export type CartCommand =
  | AddCommand
  | AddLinesCommand
  | {readonly kind: 'set-quantity'; readonly lineId: string; readonly quantity: number}
  | {readonly kind: 'remove'; readonly lineId: string}
  /** Null makes it a one-time purchase. */
  | {readonly kind: 'set-plan'; readonly lineId: string; readonly sellingPlanId: string | null}
  | {readonly kind: 'apply-code'; readonly code: string}
  | {readonly kind: 'remove-code'; readonly code: string}
  | {readonly kind: 'set-note'; readonly note: string};

/** A command of a form: a change of the cart or its gift cards, or the return to the one that a cart link replaced. */
export type PostedCartCommand = CartCommand | GiftCardCommand | {readonly kind: 'restore'};

const lineId = z.string().regex(/^gid:\/\/shopify\/(?:Componentizable)?CartLine\/[\w-]{1,64}\?cart=[\w-]{1,128}$/);
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
  ADD_FORM,
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
    action: z.literal(SET_PLAN_ACTION),
    inputs: z.strictObject({lineId}),
    fields: z.strictObject({plan: z.union([z.literal(''), sellingPlanId])}),
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
    case ACTIONS.LinesAdd:
      return toAddCommand({inputs, fields});
    case ACTIONS.LinesUpdate: {
      const [{id}] = inputs.lines;
      return fields.quantity === 0
        ? {kind: 'remove', lineId: id}
        : {kind: 'set-quantity', lineId: id, quantity: fields.quantity};
    }
    case ACTIONS.LinesRemove:
      return {kind: 'remove', lineId: inputs.lineIds[0]};
    case SET_PLAN_ACTION:
      return {kind: 'set-plan', lineId: inputs.lineId, sellingPlanId: fields.plan || null};
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
  const invalid = error.issues[0]?.code === 'unrecognized_keys' ? 'form' : name;
  switch (invalid) {
    case 'quantity':
      return {kind: 'invalid-quantity'};
    case 'merchandiseId':
    case 'id':
    case 'lineId':
      return {kind: 'invalid-item'};
    case 'lineIds':
      return {kind: path.at(-1) === 'lineIds' ? 'invalid-form' : 'invalid-item'};
    case 'sellingPlanId':
    case 'plan':
      return {kind: 'invalid-plan'};
    case 'code':
      return {kind: 'invalid-code'};
    case 'giftCard':
      return {kind: 'invalid-gift-card'};
    case 'recipientEmail':
    case 'recipientName':
    case 'recipientMessage':
    case 'recipientSendOn':
      return {kind: 'invalid-recipient', field: invalid};
    case 'note':
      return {kind: 'note-too-long'};
    default:
      return {kind: 'invalid-form'};
  }
}
