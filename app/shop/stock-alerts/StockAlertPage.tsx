import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {SubscriberCard} from '~/shop/subscribers/links/SubscriberCard';
import {STOCK_ALERT_COPY, stockAlertNotice} from './stock-alert-copy';
import type {StockAlertReply} from './stock-alert-reply';
import {StockAlertForm} from './StockAlertForm';

interface StockAlertPageProps {
  readonly product: {readonly handle: string; readonly name: string; readonly path: string};
  /** What came of the form of the product's page; absent without one. */
  readonly reply: StockAlertReply | undefined;
}

export function StockAlertPage({product, reply}: StockAlertPageProps) {
  const {name, path} = reply?.variant ?? product;
  const back = (
    <Link to={path} className={buttonStyle({tone: 'outline'})}>
      {STOCK_ALERT_COPY.toProduct(name)}
    </Link>
  );
  if (!reply)
    return (
      <SubscriberCard title={STOCK_ALERT_COPY.page}>
        <p className="text-ink-soft">{STOCK_ALERT_COPY.choose(name)}</p>
        {back}
      </SubscriberCard>
    );
  const {outcome, variantId, email} = reply;
  const {tone, title, body} = stockAlertNotice(outcome);
  const canRetry = variantId !== null && (outcome === 'invalid' || outcome === 'throttled' || outcome === 'failed');
  if (!canRetry)
    return (
      <SubscriberCard title={title}>
        <div role="status" className="flex flex-col gap-2">
          {outcome === 'recorded' && <p className="font-semibold">{STOCK_ALERT_COPY.waitFor(name)}</p>}
          <p className="text-ink-soft">{body}</p>
        </div>
        {back}
      </SubscriberCard>
    );
  return (
    <SubscriberCard title={STOCK_ALERT_COPY.page}>
      {outcome !== 'invalid' && (
        <Alert tone={tone} title={title} className="text-start">
          {body}
        </Alert>
      )}
      <StockAlertForm handle={product.handle} variantId={variantId} email={email} isInvalid={outcome === 'invalid'} />
      {back}
    </SubscriberCard>
  );
}
