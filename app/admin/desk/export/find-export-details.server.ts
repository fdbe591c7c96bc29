import {z} from 'zod';
import {BundleSchema} from '~/orders/model/order-row';
import type {DeskReader} from '../find-desk-orders.server';

const text = z.string().nullable();

const DetailsSchema = z.object({
  id: z.uuid(),
  email: text,
  subtotal_minor: z.int(),
  discount_minor: z.int(),
  shipping_minor: z.int(),
  tax_minor: z.int(),
  refunded_minor: z.int(),
  tracking: z.array(z.object({company: text.default(null), number: text.default(null)})),
  items: z.array(
    z.object({
      title: z.string(),
      variant_title: text,
      sku: text,
      quantity: z.int(),
      bundle: BundleSchema.nullable(),
    }),
  ),
});

/** What a file has of an order beside the list of the desk. */
export type ExportDetails = z.infer<typeof DetailsSchema>;

/** Finds the details of at most 250 orders, by our id. @throws BackendUnavailable */
export async function findExportDetails(
  {backend, userId}: DeskReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExportDetails>> {
  if (ids.length === 0) return new Map();
  const found = await backend.call('find_order_export_details', {p_actor_id: userId, p_order_ids: [...ids]});
  return new Map(
    z
      .array(DetailsSchema)
      .parse(found)
      .map((details) => [details.id, details]),
  );
}
