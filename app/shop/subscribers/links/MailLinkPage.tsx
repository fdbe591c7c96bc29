import type {ReactNode} from 'react';
import {LinkForm} from './LinkForm';
import {SubscriberCard} from './SubscriberCard';

interface MailLinkPageProps<Outcome extends string> {
  readonly copy: {readonly page: string; readonly text: string; readonly button: string; readonly pending: string};
  readonly results: Readonly<Record<Outcome, {readonly title: string; readonly text: string}>>;
  /** Null before the button is pressed. */
  readonly outcome: Outcome | null;
  /** The link that replaces the button unless it failed. */
  readonly children: ReactNode;
}

/** The page behind a link in a mail, with one button. Opening it changes nothing, because mail scanners open links. */
export function MailLinkPage<Outcome extends string>({copy, results, outcome, children}: MailLinkPageProps<Outcome>) {
  const form = <LinkForm label={copy.button} pending={copy.pending} />;
  if (outcome === null)
    return (
      <SubscriberCard title={copy.page}>
        <p className="text-ink-soft">{copy.text}</p>
        {form}
      </SubscriberCard>
    );
  const {title, text} = results[outcome];
  return (
    <SubscriberCard title={title}>
      <p role="status" className="text-ink-soft">
        {text}
      </p>
      {outcome === 'failed' ? form : children}
    </SubscriberCard>
  );
}
