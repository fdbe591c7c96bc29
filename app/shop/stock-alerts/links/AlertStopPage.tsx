import {Form, Link, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {SubscriberCard} from '~/shop/subscribers/links/SubscriberCard';
import {ALERT_STOP_COPY, ALERT_STOP_RESULTS, type AlertStopOutcome} from '../stock-alert-copy';

/** The page behind a link that stops mails about stock. Opening it changes nothing, because mail scanners open links. */
export function AlertStopPage({outcome}: {readonly outcome: AlertStopOutcome | null}) {
  if (outcome === null)
    return (
      <SubscriberCard title={ALERT_STOP_COPY.page}>
        <p className="text-ink-soft">{ALERT_STOP_COPY.text}</p>
        <StopForm />
      </SubscriberCard>
    );
  const {title, text} = ALERT_STOP_RESULTS[outcome];
  return (
    <SubscriberCard title={title}>
      <p role="status" className="text-ink-soft">
        {text}
      </p>
      {outcome === 'failed' ? (
        <StopForm />
      ) : (
        <Link to={outcome === 'unknown' ? '/contact' : '/'} className={buttonStyle({tone: 'outline'})}>
          {outcome === 'unknown' ? ALERT_STOP_COPY.contact : ALERT_STOP_COPY.home}
        </Link>
      )}
    </SubscriberCard>
  );
}

function StopForm() {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    // The URL is a secret, so route discovery must not request it.
    <Form method="post" discover="none">
      <Button type="submit" isPending={isPending} className="w-full">
        {isPending ? ALERT_STOP_COPY.pending : ALERT_STOP_COPY.button}
      </Button>
    </Form>
  );
}
