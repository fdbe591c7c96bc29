import {Link, useNavigation} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import type {AccountReply} from '../account-reply';
import {useAccountPerson} from '../frame/use-account-person';
import {SaveForm} from '../SaveForm';
import {SUBSCRIPTION_COPY} from './subscription-copy';
import type {SubscriptionView} from './subscription-view';
import {SUBSCRIPTIONS_PATH} from './subscriptions-path';

interface CancelSubscriptionPageProps {
  readonly subscription: Pick<SubscriptionView, 'name' | 'frequency' | 'price'>;
  readonly reply: AccountReply | undefined;
}

/** Asks for confirmation before a subscription is canceled; a page of its own, so that it works without scripts. */
export function CancelSubscriptionPage({subscription, reply}: CancelSubscriptionPageProps) {
  const {userId} = useAccountPerson();
  const isPending = useNavigation().formData !== undefined;
  return (
    <>
      <h2 className="mb-6 text-heading">{SUBSCRIPTION_COPY.cancelTitle}</h2>
      <SaveForm
        intent="cancel"
        owner={userId}
        failure={reply?.failure ? {notice: reply.failure, isAnnounced: false} : null}
        isSignedOut={reply?.isSignedOut ?? false}
        isPending={isPending}
        labels={{save: SUBSCRIPTION_COPY.cancel, saving: SUBSCRIPTION_COPY.canceling}}
        aside={
          <Link to={SUBSCRIPTIONS_PATH} className={cn(buttonStyle({tone: 'outline'}), 'max-sm:w-full')}>
            {SUBSCRIPTION_COPY.keep}
          </Link>
        }
      >
        <div className="rounded-card border border-line bg-surface-raised p-5">
          <p className="font-semibold [overflow-wrap:anywhere]">{subscription.name}</p>
          <p className="text-ink-soft">{`${subscription.frequency}, ${subscription.price}`}</p>
        </div>
        <p className="text-ink-soft">{SUBSCRIPTION_COPY.cancelText}</p>
      </SaveForm>
    </>
  );
}
