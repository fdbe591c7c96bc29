import {Link} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {EmptyState} from '~/ui/EmptyState';
import {Icon} from '~/ui/icons/Icon';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {ACCOUNT_COPY} from '../account-copy';
import {PageLinks} from '../PageLinks';
import type {AccountOrder, Page} from '../store/account-store';

const COPY = ACCOUNT_COPY.orders;

interface OrdersPanelProps {
  readonly orders: {readonly portalUrl: string | null} & (
    | ({readonly kind: 'orders'; readonly isFirst: boolean} & Page<AccountOrder>)
    | {readonly kind: 'failed'; readonly failure: Notice}
  );
}

/** The orders that the shop tells of, and the way to its own portal. */
export function OrdersPanel({orders}: OrdersPanelProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{COPY.title}</h2>
        {orders.portalUrl && <Elsewhere href={orders.portalUrl} title={COPY.portal} />}
      </div>
      {orders.kind === 'failed' ? <Failed failure={orders.failure} /> : <Orders {...orders} />}
    </>
  );
}

function Orders({items, isFirst, next}: Page<AccountOrder> & {readonly isFirst: boolean}) {
  if (items.length === 0) {
    return (
      <EmptyState
        title={COPY.empty}
        action={
          <Link to="/products" className={buttonStyle()}>
            {COPY.shop}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {items.map(({id, name, placedAt, status, total, statusUrl}) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface-raised p-5 shadow-card"
          >
            <div>
              <h3 className="font-semibold">{name}</h3>
              <p className="text-ink-soft">{placedAt}</p>
              <p className="text-sm text-ink-soft first-letter:uppercase">{status}</p>
            </div>
            <p className="tabular-nums">
              {COPY.total} <span className="text-lg font-bold">{total}</span>
            </p>
            {statusUrl && <Elsewhere href={statusUrl} title={COPY.view} about={name} />}
          </li>
        ))}
      </ul>
      <PageLinks path="/profile/orders" isFirst={isFirst} next={next} words={COPY} />
    </>
  );
}

interface ElsewhereProps {
  readonly href: string;
  readonly title: string;
  readonly about?: string;
}

function Elsewhere({href, title, about}: ElsewhereProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={cn(buttonStyle({tone: 'outline', size: 'sm'}), 'max-sm:w-full')}
    >
      {title}
      <VisuallyHidden>
        {' '}
        {about} {COPY.opensNewTab}
      </VisuallyHidden>
      <Icon name="external-link" className="size-4" />
    </a>
  );
}

function Failed({failure}: {readonly failure: Notice}) {
  return (
    <Alert
      tone="error"
      title={failure.title}
      action={
        <Link to="/profile/orders" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.retry}
        </Link>
      }
    >
      {failure.body}
    </Alert>
  );
}
