import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {LoadedSubscribers, SubscriberRowView} from './subscriber-desk-view';
import {SubscribersPage} from './SubscribersPage';
import {WaitingMails} from './WaitingMails';

const ADA: SubscriberRowView = {
  id: '1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  state: 'confirmed',
  isOnPopup: true,
  isOnWaitlist: true,
  since: {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'},
  isCodeIssued: true,
  shopError: null,
  mail: {id: 'a', kind: 'code', state: 'sent', attempts: 1, error: null},
};

const ERROR = 'the mail service responded with 503';
const ROWS: readonly SubscriberRowView[] = [
  ADA,
  {
    ...ADA,
    id: '2',
    name: LONG_NAME,
    email: `${LONG_NAME.replaceAll(' ', '.')}@example.com`,
    state: 'pending',
    mail: {id: 'b', kind: 'confirmation', state: 'failed', attempts: 8, error: ERROR},
  },
  {
    ...ADA,
    id: '3',
    isCodeIssued: false,
    shopError: 'shop.example admin: Shopify API error: 500',
    mail: {id: 'c', kind: 'confirmation', state: 'queued', attempts: 2, error: ERROR},
  },
  {...ADA, id: '4', state: 'unsubscribed', isOnPopup: false, mail: null},
];

const LOADED: LoadedSubscribers = {
  search: '',
  filter: '',
  isFirst: true,
  hasMailer: true,
  hasAdmin: true,
  page: {
    rows: ROWS,
    totals: {confirmed: 12_345, pending: 1_234, unsubscribed: 12, queued: 1, failed: 1, withoutCode: 1, isHeld: false},
    next: '?after=1',
  },
};
const EMPTY = {confirmed: 0, pending: 0, unsubscribed: 0, queued: 0, failed: 0, withoutCode: 0, isHeld: true};

function SubscribersDeskStates() {
  return (
    <>
      <State name="many" isWide>
        <SubscribersPage {...LOADED} result={undefined} />
      </State>
      <State name="none, held, and nothing configured" isWide>
        <SubscribersPage
          {...LOADED}
          hasMailer={false}
          hasAdmin={false}
          page={{rows: [], totals: EMPTY, next: null}}
          result={undefined}
        />
      </State>
      <State name="on the health page: held, and failed">
        <div className="grid gap-3">
          <WaitingMails totals={EMPTY} />
          <WaitingMails totals={{...EMPTY, isHeld: false, failed: 2}} />
        </div>
      </State>
      <State name="database down" isWide>
        <SubscribersPage {...LOADED} page={null} result={undefined} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Subscribers for staff', States: SubscribersDeskStates};
