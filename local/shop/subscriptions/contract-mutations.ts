import type {
  MutationSubscriptionBillingCycleSkipArgs,
  MutationSubscriptionContractPauseArgs,
  SubscriptionContractStatusUpdateErrorCode,
} from 'schema-2026-04/customer-account-api-types';
import type {AccountContext} from '../customer-account/account-context';
import {timeNow} from '../cart/cart-store';
import {gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError} from '../graphql/schema';
import {toCycleNode, upcomingCycles} from './billing-cycles';
import {toContractNode} from './contract-node';
import type {ContractRecord, ContractStatus} from './contract-record';

type StatusCode = `${SubscriptionContractStatusUpdateErrorCode}`;

const MESSAGES: Readonly<Partial<Record<StatusCode, string>>> = {
  SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST: 'Subscription contract does not exist.',
  CONTRACT_TERMINATED: 'Subscription contract status cannot be changed once terminated.',
  CONTRACT_FAILED: 'Subscription contract status cannot be changed once failed.',
};

const refuseStatus = (code: StatusCode) => ({
  contract: null,
  userErrors: [{code, field: ['subscriptionContractId'], message: MESSAGES[code] ?? 'Invalid.'}],
});

export const contractsOf = ({state, customer}: AccountContext): readonly ContractRecord[] =>
  (state.data.contracts ?? []).filter(({customerNumber}) => customerNumber === customer.number);

/** Finds a contract of the customer; those of others do not exist for them. */
export const findContract = (id: string, context: AccountContext): ContractRecord | undefined =>
  contractsOf(context).find(({number}) => number === gidNumber('SubscriptionContract', id));

function touch(contract: ContractRecord, {state}: AccountContext): void {
  contract.updatedAt = timeNow(state);
  contract.revision += 1;
  state.changed({isDurable: true});
}

/** Returns a mutation that sets the status of a contract that has not ended. */
const setStatus =
  (status: ContractStatus, allowsFailed: boolean) =>
  (_root: unknown, {subscriptionContractId}: MutationSubscriptionContractPauseArgs, context: AccountContext) => {
    const contract = findContract(subscriptionContractId, context);
    if (!contract) return refuseStatus('SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST');
    if (contract.status === 'FAILED' && !allowsFailed) return refuseStatus('CONTRACT_FAILED');
    if (!['ACTIVE', 'PAUSED', 'FAILED'].includes(contract.status)) return refuseStatus('CONTRACT_TERMINATED');
    contract.status = status;
    touch(contract, context);
    return {contract: toContractNode(contract, context), userErrors: []};
  };

const refuseCycle = (field: readonly string[], message: string) => ({
  billingCycle: null,
  userErrors: [{code: 'INVALID', field: ['billingCycleInput', ...field], message}],
});

/** Returns a mutation that skips an upcoming billing cycle, or takes that back. */
const setSkipped =
  (isSkipped: boolean) =>
  (_root: unknown, {billingCycleInput}: MutationSubscriptionBillingCycleSkipArgs, context: AccountContext) => {
    const {contractId, selector} = billingCycleInput;
    if (selector.date) throw new FieldNotEmulatedError('SubscriptionBillingCycleSelector', 'date');
    const contract = findContract(contractId, context);
    if (!contract) return refuseCycle(['contractId'], 'Subscription contract does not exist.');
    if (contract.status !== 'ACTIVE') return refuseCycle(['contractId'], 'Subscription contract is not active.');
    const cycle = upcomingCycles(contract, context.state.clock()).find(({cycleIndex}) => cycleIndex === selector.index);
    if (!cycle) return refuseCycle(['selector', 'index'], 'Billing cycle is not upcoming.');
    if (cycle.skipped === isSkipped) {
      return refuseCycle(['selector', 'index'], `Billing cycle is ${isSkipped ? 'already' : 'not'} skipped.`);
    }
    const others = contract.skipped.filter((index) => index !== cycle.cycleIndex);
    contract.skipped = isSkipped ? [...others, cycle.cycleIndex] : others;
    touch(contract, context);
    return {billingCycle: toCycleNode(contract, cycle.cycleIndex), userErrors: []};
  };

export const contractMutations = {
  subscriptionContractPause: setStatus('PAUSED', false),
  subscriptionContractActivate: setStatus('ACTIVE', true),
  subscriptionContractCancel: setStatus('CANCELLED', true),
  subscriptionBillingCycleSkip: setSkipped(true),
  subscriptionBillingCycleUnskip: setSkipped(false),
};
