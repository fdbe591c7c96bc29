import type {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import type {Backend} from '~/platform/supabase/backend.server';
import type {OrderReplica} from '../replica/order-replica';
import type {Delivery} from './delivery';

/** What it takes to keep one delivery. */
export interface Intake {
  readonly delivery: Delivery;
  readonly backend: Backend;
  /** Null where we have no token to ask the shop with. */
  readonly admin: Admin | null;
}

/** What became of a delivery. */
export type Outcome =
  /** The database has it, and says what it made of it; an order comes along when it was told of as new. */
  | {readonly kind: 'kept'; readonly answer: string; readonly newOrder?: OrderReplica}
  /** It will never be understood, however often it is sent. */
  | {readonly kind: 'poison'; readonly reason: string};

/** Keeps the deliveries of one topic. */
export type Keep = (intake: Intake, body: unknown) => Promise<Outcome>;

/** @returns the outcome for a delivery that says what cannot be */
export const poison = (reason: string): Outcome => ({kind: 'poison', reason});

/** @returns the outcome for a delivery that the database has */
export const kept = (answer: string): Outcome => ({kind: 'kept', answer});

/**
 * Lets through what fits a topic. Bodies that fit another one are poison: the header that names the topic is not signed.
 * @param schema what the bodies of this topic are
 */
export const whenFitting =
  <Payload>(schema: z.ZodType<Payload>, keep: (intake: Intake, payload: Payload) => Promise<Outcome>): Keep =>
  async (intake, body) => {
    const payload = schema.safeParse(body);
    return payload.success ? keep(intake, payload.data) : poison(faultsOf(payload.error));
  };

const MAX_FAULTS = 5;

/** Where a body does not fit, and never what it says. */
const faultsOf = ({issues}: z.ZodError): string =>
  `does not fit the topic: ${issues
    .slice(0, MAX_FAULTS)
    .map(({path, code}) => `${path.join('.') || 'body'} ${code}`)
    .join(', ')}`;
