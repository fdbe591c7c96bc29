import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {CONFIRM_COPY, CONFIRM_RESULTS, RENEW_RESULTS} from '../subscriber-copy';
import {SUBSCRIBE_PATH} from '../subscriber-list';
import {RENEW, type ConfirmReply} from './confirm-reply';
import {LinkForm} from './LinkForm';
import {SubscriberCard} from './SubscriberCard';

/** The page behind a link that confirms an address. Opening it changes nothing, because mail scanners open links. */
export function ConfirmPage({reply}: {readonly reply: ConfirmReply | undefined}) {
  if (!reply)
    return (
      <SubscriberCard title={CONFIRM_COPY.page}>
        <p className="text-ink-soft">{CONFIRM_COPY.text}</p>
        <LinkForm label={CONFIRM_COPY.button} pending={CONFIRM_COPY.pending} intent="confirm" />
      </SubscriberCard>
    );
  if (reply.renewal) return <Renewal outcome={reply.renewal} />;
  const {title, text} = CONFIRM_RESULTS[reply.outcome];
  return (
    <SubscriberCard title={title}>
      <div role="status" className="flex flex-col gap-5">
        {text && <p className="text-ink-soft">{text}</p>}
        {(reply.outcome === 'confirmed' || reply.outcome === 'already') && <Welcome reply={reply} />}
      </div>
      <NextStep reply={reply} />
    </SubscriberCard>
  );
}

function Welcome({reply: {wantsCode, code}}: {readonly reply: ConfirmReply}) {
  if (!wantsCode) return <p>{CONFIRM_COPY.waitlist}</p>;
  if (!code) return <p>{CONFIRM_COPY.codeLater}</p>;
  return (
    <div className="rounded-control border-2 border-dashed border-copper bg-paper px-4 py-5">
      <p className="text-sm text-ink-soft">{CONFIRM_COPY.code}</p>
      <p className="mt-1 font-mono text-xl font-bold tracking-wide select-all [overflow-wrap:anywhere]">{code}</p>
      <p className="mt-2 text-sm text-ink-soft">{CONFIRM_COPY.codeText}</p>
    </div>
  );
}

function NextStep({reply: {outcome, code}}: {readonly reply: ConfirmReply}) {
  switch (outcome) {
    case 'confirmed':
    case 'already':
      return code ? (
        <Link to={`/discount/${code}?redirect=/products`} className={buttonStyle()}>
          {CONFIRM_COPY.shop}
        </Link>
      ) : (
        <Link to="/products" className={buttonStyle()}>
          {CONFIRM_COPY.browse}
        </Link>
      );
    case 'failed':
      return <LinkForm label={CONFIRM_COPY.button} pending={CONFIRM_COPY.pending} intent="confirm" />;
    case 'expired':
    case 'used':
      return <LinkForm label={CONFIRM_COPY.renew} pending={CONFIRM_COPY.renewing} intent={RENEW} />;
    case 'unsubscribed':
    case 'unknown':
      return <SignUpLink />;
  }
}

function Renewal({outcome}: {readonly outcome: NonNullable<ConfirmReply['renewal']>}) {
  const {tone, title, body} = RENEW_RESULTS[outcome];
  return (
    <SubscriberCard title={CONFIRM_COPY.page}>
      <Alert tone={tone} title={title} className="text-start">
        {body}
      </Alert>
      {outcome === 'failed' && <LinkForm label={CONFIRM_COPY.renew} pending={CONFIRM_COPY.renewing} intent={RENEW} />}
      {(outcome === 'unsubscribed' || outcome === 'unknown') && <SignUpLink />}
    </SubscriberCard>
  );
}

const SignUpLink = () => (
  <Link to={SUBSCRIBE_PATH} className={buttonStyle()}>
    {CONFIRM_COPY.signUp}
  </Link>
);
