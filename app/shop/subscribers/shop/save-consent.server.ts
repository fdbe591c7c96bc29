import {z} from 'zod';
import {isSameEmail} from '~/core/email-address';
import type {Admin} from '~/platform/shopify/admin.server';
import {ShopRefused} from './shop-refused';
import {
  SUBSCRIBER_CONSENT_UPDATE_MUTATION,
  SUBSCRIBER_CUSTOMER_CREATE_MUTATION,
  SUBSCRIBER_CUSTOMER_QUERY,
} from './subscriber-shop.admin.gql';

const PayloadSchema = z
  .object({customer: z.object({id: z.string()}).nullable(), userErrors: z.array(z.object({message: z.string()}))})
  .nullable();
const CreatedSchema = z.object({customerCreate: PayloadSchema});
const UpdatedSchema = z.object({customerEmailMarketingConsentUpdate: PayloadSchema});
const FoundSchema = z.object({
  customerByIdentifier: z
    .object({id: z.string(), defaultEmailAddress: z.object({emailAddress: z.string()}).nullish()})
    .nullable(),
});

/** What Shopify is to know about an address. */
export interface ShopConsent {
  /** Normalized: trimmed, A to Z in lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSubscribed: boolean;
  /** When the person confirmed or unsubscribed. */
  readonly changedAt: string;
}

/**
 * Stores the marketing consent with Shopify's customer, who is created without a password if there is none.
 * @returns the customer's id; null if there is none and none is needed
 * @throws UpstreamError or ShopRefused
 */
export async function saveConsent(admin: Admin, consent: ShopConsent): Promise<string | null> {
  const {email, firstName, lastName, isSubscribed, changedAt} = consent;
  const emailMarketingConsent = {
    marketingState: isSubscribed ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
    marketingOptInLevel: 'CONFIRMED_OPT_IN',
    consentUpdatedAt: changedAt,
  };
  const id = await findCustomerId(admin, email);
  if (id) {
    const variables = {input: {customerId: id, emailMarketingConsent}};
    const updated = await admin.query(SUBSCRIBER_CONSENT_UPDATE_MUTATION, variables, UpdatedSchema);
    return requireCustomer(updated.customerEmailMarketingConsentUpdate);
  }
  if (!isSubscribed) return null;
  const input = {email, firstName, ...(lastName && {lastName}), emailMarketingConsent};
  const created = await admin.query(SUBSCRIBER_CUSTOMER_CREATE_MUTATION, {input}, CreatedSchema);
  return requireCustomer(created.customerCreate);
}

async function findCustomerId(admin: Admin, email: string): Promise<string | null> {
  const {customerByIdentifier: found} = await admin.query(SUBSCRIBER_CUSTOMER_QUERY, {email}, FoundSchema);
  if (!found) return null;
  // A store may deny the address. Then Shopify's match has to do.
  const known = found.defaultEmailAddress?.emailAddress;
  return known === undefined || isSameEmail(known, email) ? found.id : null;
}

function requireCustomer(payload: z.output<typeof PayloadSchema>): string {
  if (payload?.customer) return payload.customer.id;
  throw new ShopRefused((payload?.userErrors ?? []).map(({message}) => message));
}
