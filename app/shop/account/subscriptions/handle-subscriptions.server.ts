import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import type {AccountNotice} from '../account-notices';
import type {AccountProblem} from '../account-problem';
import {handleAccountForm} from '../handle-account-form.server';
import type {AccountArgs} from '../open-account.server';
import {createSubscriptionClient} from './subscription-client.server';
import {subscriptionRefusal} from './subscription-copy';
import {SUBSCRIPTION_NUMBER, SUBSCRIPTIONS_PATH} from './subscriptions-path';

const number = z.string().regex(SUBSCRIPTION_NUMBER);
const cycle = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number);

/** Each button of a subscription, with the fields that it posts. */
const ActionSchema = z.object({
  subscription: number,
  intent: z.enum(['pause', 'resume', 'skip', 'unskip']),
  cycle: cycle.optional(),
});

type Action = z.output<typeof ActionSchema>;

const NOTICES: Readonly<Record<Action['intent'], AccountNotice>> = {
  pause: 'subscription-paused',
  resume: 'subscription-resumed',
  skip: 'subscription-skipped',
  unskip: 'subscription-unskipped',
};

/** A person without a session by code has no subscriptions to change. */
const NOT_THEIRS: AccountProblem = {
  kind: 'refused',
  message: subscriptionRefusal('SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST'),
};

async function run(
  client: ReturnType<typeof createSubscriptionClient>,
  {intent, subscription, cycle: index}: Action,
): Promise<Result<unknown, AccountProblem>> {
  if (intent === 'pause') return client.pause(subscription);
  if (intent === 'resume') return client.resume(subscription);
  // Each order that can be skipped has its own button, which names its cycle.
  if (index === undefined) return fail({kind: 'refused', message: subscriptionRefusal(null)});
  return intent === 'skip' ? client.skip(subscription, index) : client.unskip(subscription, index);
}

/** Handles the buttons of the list of subscriptions. */
export const handleSubscriptions = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'subscription',
    schema: ActionSchema,
    async save({claims}, action) {
      if (!claims.accountToken) return fail(NOT_THEIRS);
      const saved = await run(createSubscriptionClient(args.context), action);
      return saved.ok ? succeed({path: SUBSCRIPTIONS_PATH, notice: NOTICES[action.intent]}) : saved;
    },
  });

/** Cancels a subscription for good. @param untrusted the number in the URL */
export const handleCancellation = (args: AccountArgs, untrusted: string | undefined) =>
  handleAccountForm({
    args,
    operation: 'subscription',
    schema: z.object({}),
    async save({claims}) {
      const parsed = number.safeParse(untrusted);
      if (!claims.accountToken || !parsed.success) return fail(NOT_THEIRS);
      const saved = await createSubscriptionClient(args.context).cancel(parsed.data);
      return saved.ok ? succeed({path: SUBSCRIPTIONS_PATH, notice: 'subscription-canceled'}) : saved;
    },
  });
