import {Form, Link, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {UNSUBSCRIBE_COPY, UNSUBSCRIBE_RESULTS, type UnsubscribeOutcome} from '../subscriber-copy';
import {SubscriberCard} from './SubscriberCard';

/** The page behind a link that unsubscribes. Opening it changes nothing, because mail scanners open links. */
export function UnsubscribePage({outcome}: {readonly outcome: UnsubscribeOutcome | null}) {
  if (outcome === null)
    return (
      <SubscriberCard title={UNSUBSCRIBE_COPY.page}>
        <p className="text-ink-soft">{UNSUBSCRIBE_COPY.text}</p>
        <UnsubscribeForm />
      </SubscriberCard>
    );
  const {title, text} = UNSUBSCRIBE_RESULTS[outcome];
  return (
    <SubscriberCard title={title}>
      <p role="status" className="text-ink-soft">
        {text}
      </p>
      {outcome === 'failed' ? (
        <UnsubscribeForm />
      ) : (
        <Link to={outcome === 'unknown' ? '/contact' : '/'} className={buttonStyle({tone: 'outline'})}>
          {outcome === 'unknown' ? UNSUBSCRIBE_COPY.contact : UNSUBSCRIBE_COPY.home}
        </Link>
      )}
    </SubscriberCard>
  );
}

function UnsubscribeForm() {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    // The URL is a secret, so route discovery must not request it.
    <Form method="post" discover="none">
      <Button type="submit" isPending={isPending} className="w-full">
        {isPending ? UNSUBSCRIBE_COPY.pending : UNSUBSCRIBE_COPY.button}
      </Button>
    </Form>
  );
}
