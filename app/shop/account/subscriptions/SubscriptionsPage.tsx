import {Link} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import type {AccountReply} from '../account-reply';
import {LogInAgain} from '../LogInAgain';
import type {Page} from '../store/account-store';
import {SUBSCRIPTION_COPY} from './subscription-copy';
import type {SubscriptionView} from './subscription-view';
import {SubscriptionCard} from './SubscriptionCard';
import {SUBSCRIPTIONS_PATH} from './subscriptions-path';

type SubscriptionsPageProps = {
  /** The reply to a change that was not made. */
  readonly reply: AccountReply | undefined;
  readonly found:
    | ({readonly kind: 'list'; readonly isFirst: boolean} & Page<SubscriptionView>)
    | {readonly kind: 'failed'; readonly failure: Notice}
    /** The session may not read them. */
    | {readonly kind: 'closed'};
};

export function SubscriptionsPage({found, reply}: SubscriptionsPageProps) {
  const failure = reply?.failure;
  return (
    <>
      <h2 className="mb-6 text-heading">{SUBSCRIPTION_COPY.title}</h2>
      {failure && (
        <Alert tone="error" title={failure.title} action={reply.isSignedOut && <LogInAgain />} className="mb-6">
          {failure.body}
        </Alert>
      )}
      <Found found={found} />
    </>
  );
}

function Found({found}: Pick<SubscriptionsPageProps, 'found'>) {
  if (found.kind === 'closed') {
    return (
      <EmptyState
        title={SUBSCRIPTION_COPY.closedTitle}
        action={
          <Link to={`/account/link?returnTo=${SUBSCRIPTIONS_PATH}`} className={buttonStyle({tone: 'outline'})}>
            {SUBSCRIPTION_COPY.open}
          </Link>
        }
      >
        {SUBSCRIPTION_COPY.closedText}
      </EmptyState>
    );
  }
  if (found.kind === 'failed') {
    return (
      <Alert
        tone="error"
        title={found.failure.title}
        action={
          <Link to={SUBSCRIPTIONS_PATH} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {SUBSCRIPTION_COPY.retry}
          </Link>
        }
      >
        {found.failure.body}
      </Alert>
    );
  }
  if (found.items.length === 0) {
    return (
      <EmptyState
        title={SUBSCRIPTION_COPY.emptyTitle}
        action={
          <Link to="/products" className={buttonStyle()}>
            {SUBSCRIPTION_COPY.emptyAction}
          </Link>
        }
      >
        {SUBSCRIPTION_COPY.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={SUBSCRIPTION_COPY.list} className="flex flex-col gap-5">
        {found.items.map((subscription) => (
          <li key={subscription.number}>
            <SubscriptionCard subscription={subscription} />
          </li>
        ))}
      </ul>
      <PageLinks isFirst={found.isFirst} next={found.next} />
    </>
  );
}

function PageLinks({isFirst, next}: {readonly isFirst: boolean; readonly next: string | null}) {
  if (isFirst && !next) return null;
  const style = buttonStyle({tone: 'outline', size: 'sm'});
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <Link to={SUBSCRIPTIONS_PATH} className={style}>
          {SUBSCRIPTION_COPY.first}
        </Link>
      )}
      {next && (
        <Link to={`${SUBSCRIPTIONS_PATH}?${new URLSearchParams({after: next}).toString()}`} className={style}>
          {SUBSCRIPTION_COPY.more}
        </Link>
      )}
    </div>
  );
}
