import type {ComponentProps} from 'react';
import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {CancelSubscriptionPage} from './CancelSubscriptionPage';
import type {SubscriptionView} from './subscription-view';
import {SubscriptionsPage} from './SubscriptionsPage';

const FAILURE = {tone: 'error', title: 'Your subscription was not changed', body: 'Please try again.'} as const;

const SUBSCRIPTION: SubscriptionView = {
  number: '1',
  name: 'House Chai - Tin',
  state: 'active',
  frequency: 'Every 2 weeks',
  items: [{id: 'a', name: 'House Chai - Tin', quantity: 2, image: PICTURE}],
  price: '$26.59',
  discount: '$2.16 off',
  delivery: '$4.99 of it for delivery',
  next: {cycle: 3, date: 'December 15, 2026'},
  skipped: [],
  canChange: true,
};

const ALL: readonly SubscriptionView[] = [
  SUBSCRIPTION,
  {
    ...SUBSCRIPTION,
    number: '2',
    name: LONG_NAME,
    items: [{id: 'a', name: LONG_NAME, quantity: 12, image: null}],
    skipped: [{cycle: 2, date: 'December 1, 2026'}],
  },
  {...SUBSCRIPTION, number: '3', state: 'paused', next: null, delivery: null},
  {...SUBSCRIPTION, number: '4', state: 'failed', next: null},
  {...SUBSCRIPTION, number: '5', canChange: false},
  {...SUBSCRIPTION, number: '6', state: 'canceled', next: null},
  {...SUBSCRIPTION, number: '7', state: 'ended', next: null},
];

const PAGES: Readonly<Record<string, ComponentProps<typeof SubscriptionsPage>>> = {
  'every state, the last change failed': {
    found: {kind: 'list', items: ALL, isFirst: true, next: 'next'},
    reply: {lastResult: null, failure: FAILURE, isSignedOut: true},
  },
  'the last page': {found: {kind: 'list', items: [SUBSCRIPTION], isFirst: false, next: null}, reply: undefined},
  empty: {found: {kind: 'list', items: [], isFirst: true, next: null}, reply: undefined},
  unavailable: {found: {kind: 'failed', failure: FAILURE}, reply: undefined},
  'a session that may not read them': {found: {kind: 'closed'}, reply: undefined},
};

function SubscriptionStates() {
  return (
    <>
      {Object.entries(PAGES).map(([name, props]) => (
        <State key={name} name={name} isWide>
          <SubscriptionsPage {...props} />
        </State>
      ))}
      <State name="about to be canceled">
        <CancelSubscriptionPage subscription={SUBSCRIPTION} reply={undefined} />
      </State>
      <State name="not canceled, the session ended">
        <CancelSubscriptionPage
          subscription={SUBSCRIPTION}
          reply={{lastResult: null, failure: FAILURE, isSignedOut: true}}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Subscriptions', States: SubscriptionStates};
