import {CartForm} from '@shopify/hydrogen';
import {z} from 'zod';
import {MAX_QUANTITY} from '~/core/quantity-rule';
import type {LineAttribute} from '../model/cart-view';
import {isAddressMissing, RECIPIENT_FIELDS, toRecipientAttributes} from '../recipient/recipient-fields';
import {MAX_NOTE_LENGTH, PREVIOUS_QUANTITY_FIELD} from './cart-form';

export interface AddCommand {
  readonly kind: 'add';
  readonly variantId: string;
  readonly quantity: number;
  /** GID of the selling plan; absent for a one-time purchase. */
  readonly sellingPlanId?: string;
  /** None when absent. */
  readonly attributes?: readonly LineAttribute[];
  /** Quantity of the variant before the add; shows whether the add was made if its response is lost. */
  readonly previousQuantity?: number;
  /** Whether a removed line is added again, which analytics do not count. */
  readonly isUndo?: true;
}

/** Adds several products at once, one piece of each. */
export interface AddLinesCommand {
  readonly kind: 'add-lines';
  readonly variantIds: readonly string[];
}

/** No form of this storefront adds more lines. */
const MAX_LINES = 6;

/** No line of this storefront has more. */
const MAX_ATTRIBUTES = 50;

const variantId = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/);
export const sellingPlanId = z.string().regex(/^gid:\/\/shopify\/SellingPlan\/\d{1,20}$/);
export const quantityText = z
  .string()
  .trim()
  .regex(/^[0-9]{1,2}$/)
  .transform(Number);
const previousQuantityText = z
  .string()
  .regex(/^[0-9]{1,6}$/)
  .transform(Number);
const attribute = z.strictObject({key: z.string().min(1).max(255), value: z.string().max(MAX_NOTE_LENGTH)});

/** A variant may be sold only in one quantity that is larger than {@link MAX_QUANTITY}; the form has it as that of its line. */
const MAX_ONLY_QUANTITY = 9999;
const addedQuantityText = z
  .string()
  .trim()
  .regex(/^[0-9]{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1));

const addedLine = z.strictObject({
  merchandiseId: variantId,
  quantity: z.int().min(1).max(MAX_ONLY_QUANTITY).default(1),
  attributes: z.array(attribute).max(MAX_ATTRIBUTES).optional(),
  sellingPlanId: sellingPlanId.optional(),
});

/** The form that adds a product, in the format of a CartForm; that of a gift card may name a recipient. */
export const ADD_FORM = z
  .strictObject({
    action: z.literal(CartForm.ACTIONS.LinesAdd),
    inputs: z.strictObject({
      // Lines after the first are one piece each, without anything that the form's fields say of it.
      lines: z.tuple([addedLine], z.strictObject({merchandiseId: variantId})).refine(({length}) => length <= MAX_LINES),
      isUndo: z.literal(true).optional(),
    }),
    fields: z
      .strictObject({
        quantity: addedQuantityText.optional(),
        [PREVIOUS_QUANTITY_FIELD]: previousQuantityText.optional(),
        ...RECIPIENT_FIELDS,
      })
      .refine((fields) => !isAddressMissing(fields), {path: ['recipientEmail']}),
  })
  .refine(({inputs, fields: {quantity = 1}}) => quantity <= MAX_QUANTITY || quantity === inputs.lines[0].quantity, {
    path: ['fields', 'quantity'],
  })
  .refine(({inputs, fields}) => inputs.lines.length === 1 || Object.keys(fields).length === 0, {path: ['fields']});

/** Returns the command of a form that adds one product, or several. */
export function toAddCommand(form: Pick<z.infer<typeof ADD_FORM>, 'inputs' | 'fields'>): AddCommand | AddLinesCommand {
  const {lines} = form.inputs;
  return lines.length === 1
    ? toAddOneCommand(form)
    : {kind: 'add-lines', variantIds: lines.map(({merchandiseId}) => merchandiseId)};
}

function toAddOneCommand({inputs, fields}: Pick<z.infer<typeof ADD_FORM>, 'inputs' | 'fields'>): AddCommand {
  const [line] = inputs.lines;
  const previousQuantity = fields[PREVIOUS_QUANTITY_FIELD];
  const attributes = [...(line.attributes ?? []), ...toRecipientAttributes(fields)];
  return {
    kind: 'add',
    variantId: line.merchandiseId,
    quantity: fields.quantity ?? line.quantity,
    ...(line.sellingPlanId && {sellingPlanId: line.sellingPlanId}),
    ...(attributes.length > 0 && {attributes}),
    ...(previousQuantity !== undefined && {previousQuantity}),
    ...(inputs.isUndo && {isUndo: true}),
  };
}
