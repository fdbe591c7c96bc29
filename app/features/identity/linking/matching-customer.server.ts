import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {GooglePerson} from '~/platform/supabase/google-auth.server';
import {isSameEmail} from './email-address';
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

/** A customer of the shop who has exactly this address. */
export interface MatchingCustomer {
  readonly id: string;
  readonly email: string;
  /**
   * Whether the shop vouches for the address. Whoever has set a password may have done so before the address was
   * anybody's, so only a customer without one counts.
   */
  readonly hasProvenAddress: boolean;
}

/** @returns the customer of this address; null when there is none */
export async function findMatchingCustomer(admin: Admin, email: string): Promise<MatchingCustomer | null> {
  const {customerByIdentifier: customer} = await admin.ask(SHOP_CUSTOMER_QUERY, {email}, FoundSchema);
  const known = customer?.defaultEmailAddress?.emailAddress;
  if (!customer || !known || !isSameEmail(known, email)) return null;
  return {id: customer.id, email: known, hasProvenAddress: customer.state !== 'ENABLED'};
}

/** @returns a new customer without a password; null when the shop refuses, as when another request was first */
export async function createMatchingCustomer(admin: Admin, person: GooglePerson): Promise<MatchingCustomer | null> {
  const {email, firstName, lastName} = person;
  const input = {email, ...(firstName && {firstName}), ...(lastName && {lastName})};
  const {customerCreate} = await admin.ask(SHOP_CUSTOMER_CREATE_MUTATION, {input}, CreatedSchema);
  const id = customerCreate?.customer?.id;
  return id ? {id, email, hasProvenAddress: true} : null;
}
