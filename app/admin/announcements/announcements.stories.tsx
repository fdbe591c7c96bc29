import {NotificationBody} from '~/shop/notifications/parts/NotificationBody';
import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {AnnouncementResult, AnnouncementView} from './announcement-view';
import type {RenderNotification} from './AnnouncementPreview';
import {AnnouncementsPage} from './AnnouncementsPage';

const NOW_MS = Date.parse('2026-11-20T15:00:00Z');
const SIZES = {everyone: 12_345, 'open-order': 42};

const SENT: AnnouncementView = {
  id: '1',
  type: 'info',
  title: 'News from the shop',
  message: 'We pack no orders on Thanksgiving.\nWe are back on Friday.',
  audience: 'everyone',
  recipient: null,
  author: 'Gita',
  at: {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'},
  reached: 12_340,
  read: 1_204,
  isSent: true,
};

const HISTORY: readonly AnnouncementView[] = [
  {...SENT, id: '2', type: 'warning', message: LONG_NAME.repeat(4), reached: 5_000, read: 3, isSent: false},
  SENT,
  {...SENT, id: '3', type: 'success', audience: 'person', recipient: LONG_NAME, author: null, reached: 1, read: 0},
];

const RESULT: AnnouncementResult = {
  values: {type: 'warning', message: '<b>Markup</b> is text', audience: 'person', search: 'a', person: ''},
  fieldErrors: {message: 'Please enter a notification message', person: 'Please find and choose the person.'},
  failure: null,
  people: [
    {id: '1', name: 'Ada Byron', emails: ['ada@example.com', 'ada.byron@gmail.com']},
    {id: '2', name: null, emails: []},
    {id: '3', name: LONG_NAME, emails: [`${LONG_NAME.replaceAll(' ', '.')}@example.com`]},
  ],
  idempotencyKey: null,
};

const renderNotification: RenderNotification = (notification, nowMs) => (
  <NotificationBody notification={notification} nowMs={nowMs} />
);

const PAGE = {sizes: SIZES, idempotencyKey: 'workbench', nowMs: NOW_MS, result: undefined, renderNotification};

function AnnouncementsStates() {
  return (
    <>
      <State name="sent, interrupted, to one person; more pages" isWide>
        <AnnouncementsPage {...PAGE} history={{announcements: HISTORY, next: '?after=1', isFirst: false}} />
      </State>
      <State name="several people found, rejected" isWide>
        <AnnouncementsPage {...PAGE} result={RESULT} history={{announcements: [], next: null, isFirst: true}} />
      </State>
      <State name="no one found" isWide>
        <AnnouncementsPage
          {...PAGE}
          result={{...RESULT, people: [], fieldErrors: {}}}
          history={{announcements: [], next: null, isFirst: true}}
        />
      </State>
      <State name="database down" isWide>
        <AnnouncementsPage {...PAGE} sizes={null} history={null} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Notifications to customers', States: AnnouncementsStates};
