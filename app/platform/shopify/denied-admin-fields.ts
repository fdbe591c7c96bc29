import {z} from 'zod';

/**
 * Fields that a store may deny an app: personal data (protected customer data), products and what staff
 * note about an order. Null for any of these is
 * expected; null elsewhere would mean that the order does not exist.
 */
const DENIABLE_FIELDS = new Set([
  'email',
  'phone',
  'defaultEmailAddress',
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
  'note',
  'tags',
  'risk',
]);

const ForbiddenSchema = z
  .array(z.object({path: z.array(z.string()).length(1), extensions: z.object({code: z.literal('ACCESS_DENIED')})}))
  .min(1);

/**
 * Returns whether the app lacks the access scope of what it requested. Shopify executes nothing of a root field that
 * it denies.
 * @param errors of a response of the Admin API
 */
export const isForbidden = (errors: unknown): boolean => ForbiddenSchema.safeParse(errors).success;

const DenialsSchema = z.array(
  z.object({
    // A field within an object that was found: never a root field.
    path: z.array(z.union([z.string(), z.number()])).min(2),
    extensions: z.object({code: z.literal('ACCESS_DENIED')}),
  }),
);

const logged = new Set<string>();

/**
 * Removes denied fields from data: an absent field is unknown, while null means that there is no value.
 * @param data of the response, changed in place
 * @param errors of the response, all of them denials
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
 * Returns whether a response only lacks fields that the app may not read, which are null in it.
 * @param errors of a response of the Admin API
 * @param host of the store, for the log, which names each denied field once
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
