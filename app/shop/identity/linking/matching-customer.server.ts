import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {GooglePerson} from '~/platform/supabase/google-auth.server';
import {isSameEmail} from '~/core/email-address';
import {SHOP_CUSTOMER_CREATE_MUTATION, SHOP_CUSTOMER_QUERY} from './matching-customer.admin.gql';

const CustomerSchema = z.object({
  id: z.string(),
  state: z.string(),
  verifiedEmail: z.boolean(),
  defaultEmailAddress: z.object({emailAddress: z.string()}).nullable(),
});
const FoundSchema = z.object({customerByIdentifier: CustomerSchema.nullable()});
const CreatedSchema = z.object({
  customerCreate: z.object({customer: CustomerSchema.nullable(), userErrors: z.array(z.unknown())}).nullable(),
});

/** A Shopify customer with exactly the person's email address. */
export interface MatchingCustomer {
  readonly id: string;
  readonly email: string;
  /**
   * Whether Shopify proves the address. A customer with a password may have registered an address they do not own, so
   * only a customer without one counts.
   */
  readonly hasProvenAddress: boolean;
}

export async function findMatchingCustomer(admin: Admin, email: string): Promise<MatchingCustomer | null> {
  const {customerByIdentifier: customer} = await admin.query(SHOP_CUSTOMER_QUERY, {email}, FoundSchema);
  const known = customer?.defaultEmailAddress?.emailAddress;
  if (!customer || !known || !isSameEmail(known, email)) return null;
  return {id: customer.id, email: known, hasProvenAddress: customer.state !== 'ENABLED'};
}

/** Creates a customer without a password; null if Shopify refuses, for example because another request was first. */
export async function createMatchingCustomer(admin: Admin, person: GooglePerson): Promise<MatchingCustomer | null> {
  const {email, firstName, lastName} = person;
  const input = {email, ...(firstName && {firstName}), ...(lastName && {lastName})};
  const {customerCreate} = await admin.query(SHOP_CUSTOMER_CREATE_MUTATION, {input}, CreatedSchema);
  const id = customerCreate?.customer?.id;
  return id ? {id, email, hasProvenAddress: true} : null;
}
