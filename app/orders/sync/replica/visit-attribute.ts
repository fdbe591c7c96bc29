import {z} from 'zod';
import {VISIT_ATTRIBUTE} from '~/core/beacon';

/** Webhooks call the name of an attribute `name`, the Admin API calls it `key`. */
const AttributeSchema = z
  .object({name: z.string().optional(), key: z.string().optional(), value: z.unknown()})
  .transform(({name, key, value}) => ({name: name ?? key, value}));

const AttributesSchema = z.array(AttributeSchema.nullable().catch(null));
const VisitSchema = z.uuidv4().toLowerCase();

/**
 * The attributes of an order, of which only the visit is used. Buyers can change attributes, so nothing about them makes an
 * order invalid.
 * @returns the visit during which the order was placed; undefined without one, as without consent
 */
export const visitAttribute = z
  .unknown()
  .optional()
  .transform((attributes) => {
    const found = AttributesSchema.safeParse(attributes).data?.find((each) => each?.name === VISIT_ATTRIBUTE);
    return VisitSchema.safeParse(found?.value).data;
  });
