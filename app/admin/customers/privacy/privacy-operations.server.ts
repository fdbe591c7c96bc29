import {PERSONAL_DATA_POLICY} from '~/core/policy';
import type {StaffOperation} from '~/platform/staff-operation.server';
import type {CustomerReader} from '../find-customer-orders.server';
import {findCustomerPerson, type CustomerPerson} from './find-customer-person.server';

type PersonOperation = StaffOperation<CustomerPerson>;

const toAuditState = ({sessions, eraseAfter}: CustomerPerson) => ({sessions, erase_after: eraseAfter?.iso ?? null});

/** Ends every session of a customer. @param id Shopify's id */
export const createSessionsEnd = (reader: CustomerReader, id: string): PersonOperation => ({
  read: () => findCustomerPerson(reader, id),
  isDone: ({sessions}) => sessions === 0,
  isPossible: () => true,
  async send({userId}) {
    const variables = {p_user_id: userId, p_except_session_id: null as never, p_reason: 'ended-by-staff'};
    await reader.backend.call('end_own_sessions', variables);
    return [];
  },
  toAuditState,
});

/** Plans the erasure of a customer's account. @param id Shopify's id */
export const createDeletion = (reader: CustomerReader, id: string): PersonOperation => ({
  read: () => findCustomerPerson(reader, id),
  isDone: ({eraseAfter}) => eraseAfter !== null,
  isPossible: ({isStaff}) => !isStaff,
  async send({userId}) {
    const variables = {p_user_id: userId, p_days: PERSONAL_DATA_POLICY.deletionDays, p_is_by_staff: true};
    await reader.backend.call('request_account_deletion', variables);
    return [];
  },
  toAuditState,
});

/** Keeps an account that was to be erased. @param id Shopify's id */
export const createKeeping = (reader: CustomerReader, id: string): PersonOperation => ({
  read: () => findCustomerPerson(reader, id),
  isDone: ({eraseAfter}) => eraseAfter === null,
  isPossible: () => true,
  async send({userId}) {
    await reader.backend.call('cancel_account_deletion', {p_user_id: userId});
    return [];
  },
  toAuditState,
});
