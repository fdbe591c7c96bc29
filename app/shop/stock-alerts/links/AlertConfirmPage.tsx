import {Form, Link, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {SubscriberCard} from '~/shop/subscribers/links/SubscriberCard';
import {ALERT_CONFIRM_COPY, ALERT_CONFIRM_RESULTS, type AlertConfirmOutcome} from '../stock-alert-copy';

/** The page behind a link that confirms an address. Opening it changes nothing, because mail scanners open links. */
export function AlertConfirmPage({outcome}: {readonly outcome: AlertConfirmOutcome | null}) {
  if (outcome === null)
    return (
      <SubscriberCard title={ALERT_CONFIRM_COPY.page}>
        <p className="text-ink-soft">{ALERT_CONFIRM_COPY.text}</p>
        <ConfirmForm />
      </SubscriberCard>
    );
  const {title, text} = ALERT_CONFIRM_RESULTS[outcome];
  return (
    <SubscriberCard title={title}>
      <p role="status" className="text-ink-soft">
        {text}
      </p>
      {outcome === 'failed' ? (
        <ConfirmForm />
      ) : (
        <Link to="/products" className={buttonStyle({tone: 'outline'})}>
          {ALERT_CONFIRM_COPY.browse}
        </Link>
      )}
    </SubscriberCard>
  );
}

function ConfirmForm() {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    // The URL is a secret, so route discovery must not request it.
    <Form method="post" discover="none">
      <Button type="submit" isPending={isPending} className="w-full">
        {isPending ? ALERT_CONFIRM_COPY.pending : ALERT_CONFIRM_COPY.button}
      </Button>
    </Form>
  );
}
