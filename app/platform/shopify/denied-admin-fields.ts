import {z} from 'zod';

/**
 * What a store may keep from an app beside the rest of an order: personal data (protected customer data) and products.
 * Null for any of these says nothing; null elsewhere would say that there is no such order.
 */
const DENIABLE_FIELDS = new Set([
  'email',
  'phone',
  'customer',
  'shippingAddress',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'country',
  'product',
  'variant',
]);

const DenialsSchema = z.array(
  z.object({
    // A field within something that was found: the root of a query is never one of those.
    path: z.array(z.union([z.string(), z.number()])).min(2),
    extensions: z.object({code: z.literal('ACCESS_DENIED')}),
  }),
);

const logged = new Set<string>();

/**
 * Removes denied fields from an answer: a field that is absent says nothing, while one that is null says that there is none.
 * @param data of the answer, changed in place
 * @param errors of the answer, all of them denials
 */
export function removeDenied(data: unknown, errors: unknown): void {
  for (const {path} of DenialsSchema.safeParse(errors).data ?? []) {
    let parent = data;
    for (const step of path.slice(0, -1)) parent = isObject(parent) ? Reflect.get(parent, step) : undefined;
    if (isObject(parent)) Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * @param errors of an answer of the Admin API
 * @param host of the store, for the log, which names each denied field once
 * @returns whether the answer only lacks fields that this app may not read, which are null in it
 */
export function areOnlyDenials(errors: unknown, host: string): boolean {
  const denials = DenialsSchema.safeParse(errors).data ?? [];
  const fields = denials.map(({path}) => String(path.at(-1)));
  if (fields.length === 0 || !fields.every((field) => DENIABLE_FIELDS.has(field))) return false;
  for (const field of fields) {
    if (logged.has(`${host} ${field}`)) continue;
    logged.add(`${host} ${field}`);
    console.warn(`${host} admin: access to ${field} is denied; orders are read without it`);
  }
  return true;
}
