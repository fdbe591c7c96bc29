import {Link} from '@remix-run/react';
import type {ComponentProps} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {ShopImage} from '~/ui/ShopImage';
import {StatusBadge} from '~/ui/StatusBadge';
import {ButtonForm} from '../ButtonForm';
import {SUBSCRIPTION_COPY} from './subscription-copy';
import {isOngoing, type SubscriptionState, type SubscriptionView} from './subscription-view';
import {cancelPath} from './subscriptions-path';

const TONES: Readonly<Record<SubscriptionState, ComponentProps<typeof StatusBadge>['tone']>> = {
  active: 'done',
  paused: 'waiting',
  failed: 'stopped',
  canceled: 'idle',
  ended: 'idle',
};

interface SubscriptionProps {
  readonly subscription: SubscriptionView;
}

/** A subscription with its next order, and the buttons that change it. */
export function SubscriptionCard({subscription}: SubscriptionProps) {
  const {number, name, state, items} = subscription;
  const id = `subscription-${number}`;
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface-raised p-5 shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h3 id={id} className="min-w-0 flex-1 basis-48 text-lg font-semibold [overflow-wrap:anywhere]">
          {name}
        </h3>
        <StatusBadge tone={TONES[state]}>{SUBSCRIPTION_COPY.state(state)}</StatusBadge>
      </header>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <div className="w-14 shrink-0">
              <ShopImage
                image={item.image}
                alt=""
                aspect="1/1"
                sizes="56px"
                ground="bg-surface"
                className="rounded-control"
              />
            </div>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {SUBSCRIPTION_COPY.quantity(item.quantity, item.name)}
            </span>
          </li>
        ))}
      </ul>
      <Facts subscription={subscription} />
      {isOngoing(subscription) && <Actions subscription={subscription} />}
    </article>
  );
}

function Facts({subscription: {frequency, price, discount, delivery, next, state}}: SubscriptionProps) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact label={SUBSCRIPTION_COPY.nextLabel} value={next?.date ?? SUBSCRIPTION_COPY.noNext[state]} />
      <Fact label={SUBSCRIPTION_COPY.frequencyLabel} value={frequency} />
      <Fact
        label={SUBSCRIPTION_COPY.priceLabel}
        value={price}
        note={[discount, delivery].filter((part) => part !== null).join(', ')}
      />
    </dl>
  );
}

function Fact({label, value, note}: {readonly label: string; readonly value: string; readonly note?: string | null}) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">
        {value}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}

function Actions({subscription}: SubscriptionProps) {
  const {number, name, state, next, skipped, canChange} = subscription;
  if (!canChange) return <p className="border-t border-line pt-4 text-ink-soft">{SUBSCRIPTION_COPY.fixed}</p>;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {skipped.map(({cycle, date}) => (
        <div key={cycle} className="flex flex-wrap items-center justify-between gap-3">
          <p>{SUBSCRIPTION_COPY.skipped(date)}</p>
          <ActionButton subscription={subscription} intent="unskip" cycle={cycle} label={SUBSCRIPTION_COPY.unskip} />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {next && (
          <ActionButton subscription={subscription} intent="skip" cycle={next.cycle} label={SUBSCRIPTION_COPY.skip} />
        )}
        {state === 'active' ? (
          <ActionButton subscription={subscription} intent="pause" label={SUBSCRIPTION_COPY.pause} />
        ) : (
          <ActionButton subscription={subscription} intent="resume" label={SUBSCRIPTION_COPY.resume} />
        )}
        <Link
          to={cancelPath(number)}
          aria-label={SUBSCRIPTION_COPY.of(SUBSCRIPTION_COPY.cancel, name)}
          className={buttonStyle({tone: 'quiet', size: 'sm'})}
        >
          {SUBSCRIPTION_COPY.cancel}
        </Link>
      </div>
    </div>
  );
}

interface ActionButtonProps extends SubscriptionProps {
  readonly intent: 'pause' | 'resume' | 'skip' | 'unskip';
  readonly cycle?: number;
  readonly label: string;
}

function ActionButton({subscription: {number, name}, intent, cycle, label}: ActionButtonProps) {
  return (
    <ButtonForm
      intent={intent}
      label={label}
      accessibleName={SUBSCRIPTION_COPY.of(label, name)}
      fields={{subscription: number, ...(cycle !== undefined && {cycle: String(cycle)})}}
    />
  );
}
