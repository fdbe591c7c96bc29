import {z} from 'zod';
import {ownVariantTitle} from '~/core/variant-name';
import {bundleName} from '~/orders/model/bundle-name';
import {needsParcel} from '~/orders/model/needs-parcel';
import {orderLabel} from '~/orders/model/order-names';
import {BundleSchema, ShippingAddressSchema, type AddressRow} from '~/orders/model/order-row';
import type {PackingLine} from '../list/pick-item';

const text = z.string().nullable();

const LineSchema = z.object({
  id: z.string(),
  title: z.string(),
  variant_title: text,
  sku: text,
  product_id: text,
  bundle: BundleSchema.nullable(),
  quantity: z.int(),
});

const FulfillmentOrderSchema = z.object({
  status: text.optional(),
  delivery_method: text.optional(),
  line_items: z.array(z.object({title: z.string()})).default([]),
});

/** An order of a batch, as the database has it. All fields but the place are null for one that does not exist any more. */
export const BatchParcelSchema = z.object({
  place: z.int(),
  id: z.uuid().nullable(),
  order_number: text,
  status: z.enum(['open', 'closed', 'cancelled']).nullable(),
  fulfillment_status: text,
  shipping_address: ShippingAddressSchema.nullable(),
  note: text,
  hold_reasons: z.array(z.string()),
  fulfillment_orders: z.array(FulfillmentOrderSchema).nullable(),
  has_unknown_parcel: z.boolean(),
  lines: z.array(LineSchema),
});

export type BatchParcelRow = z.infer<typeof BatchParcelSchema>;

/** Why an order of a batch is not on its pick list or has no slip. */
export const LEFT_OUT = ['missing', 'canceled', 'sent', 'on-hold', 'no-parcel', 'unknown', 'several-parcels'] as const;

export type LeftOutReason = (typeof LEFT_OUT)[number];

/** An order of a batch that is packed. */
export interface BatchParcel {
  readonly place: number;
  readonly id: string;
  /** Such as `#1001`. */
  readonly name: string;
  readonly address: AddressRow | null;
  readonly note: string | null;
  readonly lines: readonly PackingLine[];
  /** Whether each of several parts goes into a parcel of its own. */
  readonly hasSeveralParcels: boolean;
}

export interface LeftOutOrder {
  readonly place: number;
  /** Null for an order that does not exist any more. */
  readonly id: string | null;
  readonly name: string | null;
  readonly reason: LeftOutReason;
}

interface BatchWork {
  readonly parcels: readonly BatchParcel[];
  readonly leftOut: readonly LeftOutOrder[];
}

/** Separates the orders of a batch that are packed now from those that are not, with the reasons. */
export function toBatchWork(rows: readonly BatchParcelRow[]): BatchWork {
  const parcels: BatchParcel[] = [];
  const leftOut: LeftOutOrder[] = [];
  for (const row of rows) {
    const lines = row.lines.filter((line) => line.quantity > 0 && needsShipping(line, row)).map(toPackingLine);
    const reason = getReason(row, lines);
    const name = row.id === null ? null : orderLabel(row.order_number, row.id);
    if (reason !== null || row.id === null || name === null)
      leftOut.push({place: row.place, id: row.id, name, reason: reason ?? 'missing'});
    else
      parcels.push({
        place: row.place,
        id: row.id,
        name,
        address: row.shipping_address,
        note: row.note,
        lines,
        hasSeveralParcels: openParts(row).length > 1,
      });
  }
  return {parcels, leftOut};
}

function getReason(row: BatchParcelRow, lines: readonly PackingLine[]): LeftOutReason | null {
  if (row.id === null) return 'missing';
  if (row.status === 'cancelled') return 'canceled';
  if (row.status === 'closed' || row.fulfillment_status === 'fulfilled') return 'sent';
  if (!needsParcel(row.fulfillment_orders ?? [])) return 'no-parcel';
  // A held item must not be packed, and which one it is only Shopify knows.
  if (row.hold_reasons.length > 0) return 'on-hold';
  if (row.has_unknown_parcel) return 'unknown';
  return lines.length === 0 ? 'sent' : null;
}

const OPEN: ReadonlySet<string | null | undefined> = new Set(['open', 'in_progress']);

const openParts = ({fulfillment_orders: parts}: BatchParcelRow) =>
  (parts ?? []).filter((part) => OPEN.has(part.status) && needsParcel([part]));

/** Gift cards and pickup items have fulfillment orders of their own, whose lines the database stores only by title. */
function needsShipping({title}: z.infer<typeof LineSchema>, {fulfillment_orders: parts}: BatchParcelRow): boolean {
  const known = (parts ?? []).filter(({line_items: lines}) => lines.some((line) => line.title === title));
  return known.length === 0 || known.some((part) => needsParcel([part]));
}

const toPackingLine = (line: z.infer<typeof LineSchema>): PackingLine => ({
  id: line.id,
  title: line.title,
  variant: ownVariantTitle(line.variant_title),
  sku: line.sku,
  barcode: null,
  quantity: line.quantity,
  bundle: line.bundle && bundleName(line.bundle),
  productId: line.product_id,
});
