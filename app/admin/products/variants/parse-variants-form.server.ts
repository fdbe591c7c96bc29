import {z} from 'zod';
import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {fieldOf} from '~/platform/form.server';
import {normalizeValue} from '../form/normalize-value';
import {DecisionSchema, JsonTextSchema, SeenSchema} from '../form/parse-product-form.server';
import {VARIANTS_PER_PAGE} from './find-variants.server';
import {
  ROW_NAME,
  rowFieldName,
  type RowPart,
  VARIANT_FIELDS,
  VARIANT_ID_PREFIX,
  type RejectedRow,
  type VariantField,
} from './variant-view';

/** A submitted form of variants. */
export interface VariantsEntry {
  readonly rows: readonly EnteredRow[];
  readonly idempotencyKey: string;
}

/** A submitted row: what was entered, what the form had shown, and the conflicts that the person was asked about. */
export type EnteredRow = Omit<RejectedRow, 'errors' | 'isDeleted'>;

/** Shopify's limit of a SKU and of each of up to three option values, which ` / ` joins. */
const MAX_SKU = 255;
const MAX_TITLE = 3 * MAX_SKU + 2 * ' / '.length;
const MAX_VALUE = 40;

const RowSchema = z.object({
  id: z.string().regex(/^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,19}$/),
  seen: SeenSchema,
  title: z.string().max(MAX_TITLE),
  sku: z.string().max(MAX_SKU),
  conflicts: JsonTextSchema.pipe(z.partialRecord(z.enum(VARIANT_FIELDS), z.string().max(MAX_VALUE))),
  stockRestriction: z.enum(['not-tracked', 'several-locations', 'missing-scope']).nullable().catch(null),
});

/** Parses the form of variants; null if it is not one. */
export function parseVariantsForm(form: FormData): VariantsEntry | null {
  const key = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY));
  const numbers = new Set(form.getAll(ROW_NAME).map(String));
  if (!key.success || numbers.size === 0 || numbers.size > VARIANTS_PER_PAGE) return null;
  const rows = [...numbers].map((number) => parseRow(form, VARIANT_ID_PREFIX + number));
  return rows.includes(null) ? null : {rows: rows.filter((row) => row !== null), idempotencyKey: key.data};
}

function parseRow(form: FormData, id: string): EnteredRow | null {
  const read = (part: RowPart) => fieldOf(form, rowFieldName(part, id));
  const row = RowSchema.safeParse({
    id,
    seen: read('seen'),
    title: read('title'),
    sku: read('sku'),
    conflicts: read('conflicts') ?? '{}',
    stockRestriction: read('restriction'),
  });
  if (!row.success) return null;
  const values = VARIANT_FIELDS.flatMap((field) => {
    const value = read(field);
    return value === null ? [] : [[field, normalizeValue(field, value)] as const];
  });
  const decisions = VARIANT_FIELDS.flatMap((field): (readonly [VariantField, ConflictDecision])[] => {
    if (row.data.conflicts[field] === undefined) return [];
    const decision = DecisionSchema.safeParse(read(`choice-${field}`)).data;
    return decision ? [[field, decision]] : [];
  });
  return {...row.data, values: Object.fromEntries(values), decisions: Object.fromEntries(decisions)};
}
