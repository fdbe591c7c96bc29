import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {UpstreamError, upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import {PERSONAL_DATA_NOTES} from './personal-data-copy';
import {PERSONAL_DATA_QUERY} from './personal-data.admin.gql';

type Context = Pick<AppContext, 'config' | 'backend' | 'report'>;

const MAX_ADDRESSES = 250;

const CustomerSchema = z.object({customer: z.record(z.string(), z.unknown()).nullable()});

/** A person by their id here, and by Shopify's if they are a customer. */
interface Subject {
  readonly userId: string;
  readonly customerId: string | null;
}

/** The file with what is held about a person. */
export interface PersonalDataFile {
  readonly name: string;
  readonly body: string;
}

/**
 * Creates the file with everything that the database and Shopify hold about a person.
 * @returns a failure while Shopify does not answer, because the file would lack what it claims to have
 * @throws BackendUnavailable
 */
export async function createPersonalDataFile(
  context: Context,
  {userId, customerId}: Subject,
  now: Date,
): Promise<Result<PersonalDataFile, 'shop-down'>> {
  const shop = customerId === null ? succeed(null) : await findShopData(context, customerId);
  if (!shop.ok) return shop;
  const stored = (await context.backend.call('find_person_data', {p_user_id: userId})) as object | null;
  const content = {created_at: now.toISOString(), notes: PERSONAL_DATA_NOTES, ...stored, shopify: shop.value};
  return succeed({name: `my-data-${now.toISOString().slice(0, 10)}.json`, body: JSON.stringify(content, null, 2)});
}

/** Finds the customer at Shopify; a sentence if the store does not share the data with this storefront. */
async function findShopData(context: Context, id: string): Promise<Result<object | string | null, 'shop-down'>> {
  const admin = createAdmin(context.config);
  if (!admin) return succeed(PERSONAL_DATA_NOTES.shopify);
  try {
    return succeed(await readCustomer(admin, id));
  } catch (error) {
    if (error instanceof UpstreamError && error.fault === 'forbidden') return succeed(PERSONAL_DATA_NOTES.shopify);
    if (!upstreamErrorOf(error)) throw error;
    context.report(error);
    return fail('shop-down');
  }
}

async function readCustomer(admin: Admin, id: string): Promise<object | null> {
  const {customer} = await admin.query(PERSONAL_DATA_QUERY, {id, first: MAX_ADDRESSES}, CustomerSchema);
  return customer;
}
