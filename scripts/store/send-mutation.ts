import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {requireNoErrors, UserErrorsSchema} from './user-errors';

const PayloadSchema = z.object({payload: z.object({userErrors: UserErrorsSchema})});

/** Sends a mutation whose result is not needed; it has the alias `payload`. @throws RefusedError */
export async function sendMutation(admin: AdminClient, document: string, variables: object): Promise<void> {
  const {payload} = await admin.request(document, variables, PayloadSchema);
  requireNoErrors(payload.userErrors);
}
