import type {AppContext} from '~/platform/context.server';
import {fail} from '~/core/result';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import type {Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {CustomerAccountSchema, InviteSchema, type AccountState} from '../customer-schemas';
import {STAFF_ACCOUNT_QUERY, STAFF_INVITE_MUTATION} from '../customers.admin.gql';

interface Invitation {
  /** Shopify's id. */
  readonly customerId: string;
  readonly actorId: string;
  /** The idempotency key of the form. */
  readonly key: string;
}

interface AccountSnapshot {
  readonly account: AccountState | null;
}

/** Mails a customer the link that activates the account, for admins only and a few times an hour. */
export async function inviteCustomer(
  context: Pick<AppContext, 'backend' | 'report' | 'reference'>,
  admin: Admin | null,
  {customerId, actorId, key}: Invitation,
) {
  const {isAllowed} = await consumeAttempt(context.backend, 'invite', {customer: customerId});
  if (!isAllowed) return fail({kind: 'too-many'} as const);
  const claim = {actorId, key, action: 'customer.invite', target: customerId, details: {}} as const;
  return executeStaffOperation(context, claim, admin && createInvitation(admin, customerId));
}

function createInvitation(admin: Admin, id: string): StaffOperation<AccountSnapshot> {
  let before: AccountState | null = null;
  return {
    async read() {
      const {customer} = await admin.query(STAFF_ACCOUNT_QUERY, {id}, CustomerAccountSchema);
      return customer && {account: customer.state ?? null};
    },
    // A repeated invitation changes no state, so after a lost response only the first one is known to be sent.
    isDone: ({account}) => before === 'DISABLED' && account === 'INVITED',
    isPossible: ({account}) => account !== 'ENABLED',
    async send({account}) {
      before = account;
      const {customerSendAccountInviteEmail: invited} = await admin.query(
        STAFF_INVITE_MUTATION,
        {customerId: id},
        InviteSchema,
      );
      return invited ? invited.userErrors.map(({message}) => message) : ['Access denied'];
    },
    toAuditState: ({account}) => ({account}),
  };
}
