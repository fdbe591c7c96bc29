import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {z} from 'zod';
import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import {fieldOf} from '~/platform/form.server';
import {toDescriptionHtml, toDescriptionText} from './description-html.server';
import {normalizeValue} from './normalize-value';
import {getChanges, type FieldChange, type ProductDigests} from './product-changes';
import {ID_LIST_FIELDS, PRODUCT_FIELDS, type ProductField, type ProductValues} from './product-field';
import {choiceName, FORM_NAMES} from './product-form-view';

/** A submitted form of a product. */
export interface ProductEntry {
  readonly values: ProductValues;
  readonly seen: ProductDigests;
  readonly idempotencyKey: string;
  /** Fields with two values, and which of them stays as far as the person decided. */
  readonly conflicts: readonly ProductField[];
  readonly decisions: Readonly<Partial<Record<ProductField, ConflictDecision>>>;
}

const FieldSchema = z.enum(PRODUCT_FIELDS);
export const DecisionSchema = z.enum(['mine', 'theirs']);
const DIGEST = /^[\da-f]{16}$/;

/** A text that is parsed as JSON; null if it is none. */
export const JsonTextSchema = z.string().transform(parseJson);

/** The digests of the values that a form has shown, as JSON. */
export const SeenSchema = JsonTextSchema.pipe(z.partialRecord(FieldSchema, z.string().regex(DIGEST)));

const EntrySchema = z.object({idempotencyKey: z.uuid(), seen: SeenSchema});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses the form of a product; null if it is not one. */
export function parseProductForm(form: FormData): ProductEntry | null {
  const entry = EntrySchema.safeParse({
    idempotencyKey: fieldOf(form, IDEMPOTENCY_KEY),
    seen: fieldOf(form, FORM_NAMES.seen),
  });
  if (!entry.success) return null;
  const values = Object.fromEntries(
    PRODUCT_FIELDS.flatMap((field) => {
      const value = readValue(form, field);
      return value === null ? [] : [[field, value]];
    }),
  );
  const conflicts = (fieldOf(form, FORM_NAMES.conflicts) ?? '')
    .split(' ')
    .flatMap((name) => FieldSchema.safeParse(name).data ?? []);
  const decisions = conflicts.flatMap((field) => {
    const decision = DecisionSchema.safeParse(fieldOf(form, choiceName(field))).data;
    return decision ? [[field, decision] as const] : [];
  });
  return {...entry.data, values, conflicts, decisions: Object.fromEntries(decisions)};
}

/** Returns the normalized value of a field, or null if the form does not contain it. */
function readValue(form: FormData, field: ProductField): string | null {
  const sent = form.getAll(field).filter((value) => typeof value === 'string');
  if (sent.length === 0) return null;
  if (ID_LIST_FIELDS.has(field)) {
    const ids = sent.filter((id) => /^gid:\/\/shopify\/\w+\/\d+$/.test(id));
    // The order of channels means nothing, that of components is shown to shoppers.
    return (field === 'channels' ? ids.toSorted() : ids).join('\n');
  }
  return normalizeValue(field, sent.at(-1) ?? '');
}

/**
 * Returns the fields whose entered value differs from what the form showed. A description is sanitized only if it was
 * changed: one with other HTML, which the merchant wrote at Shopify, stays as it is.
 */
export async function getEnteredChanges(entered: ProductValues, seen: ProductDigests): Promise<readonly FieldChange[]> {
  const changes = await getChanges(entered, seen);
  return changes.map((change) =>
    change.field === 'description' ? {...change, value: toDescriptionText(toDescriptionHtml(change.value))} : change,
  );
}
