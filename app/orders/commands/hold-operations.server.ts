import {z} from 'zod';
import type {HoldCommand} from './fulfillment-command';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import {toMessages, UserErrorsSchema} from './fulfillment-operations.server';
import {HOLD_MUTATION, RELEASE_HOLD_MUTATION} from './fulfillment.admin.gql';

/** Places a hold on a fulfillment order that is not sent yet. Two people who hold it for the same reason place one. */
export const placeHold = ({reason, notes}: Omit<HoldCommand, 'kind'>): FulfillmentOperation => ({
  isDone: ({holds}) => holds.some((hold) => hold.reason === reason && (hold.notes ?? '') === notes),
  isPossible: ({status}) => status === 'open' || status === 'on_hold',
  async send(admin, {id}) {
    // Shopify requires a handle of its own for each hold of an app.
    const hold = {reason, handle: crypto.randomUUID(), ...(notes !== '' && {reasonNotes: notes})};
    const schema = z.object({fulfillmentOrderHold: UserErrorsSchema.nullable()});
    return toMessages((await admin.query(HOLD_MUTATION, {id, hold}, schema)).fulfillmentOrderHold);
  },
});

/** Releases the holds that the form showed; a later one stays. */
export const releaseHolds = (holdIds: readonly string[]): FulfillmentOperation => ({
  isDone: ({holds}) => !holds.some(({id}) => holdIds.includes(id)),
  isPossible: ({status}) => status === 'on_hold',
  async send(admin, {id, holds}) {
    const present = holds.flatMap((hold) => (holdIds.includes(hold.id) ? [hold.id] : []));
    const schema = z.object({fulfillmentOrderReleaseHold: UserErrorsSchema.nullable()});
    const {fulfillmentOrderReleaseHold: payload} = await admin.query(
      RELEASE_HOLD_MUTATION,
      {id, holdIds: present},
      schema,
    );
    return toMessages(payload);
  },
});
