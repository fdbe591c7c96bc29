import type {NoticeTone} from '~/core/notice';
import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {Alert} from './Alert';
import {Button} from './Button';
import {CenterScreen} from './CenterScreen';
import {EmptyState} from './EmptyState';
import {FlashNotice} from './FlashNotice';
import {LivePaused} from './LivePaused';
import {PageAlert} from './PageAlert';
import {showNotice} from './show-notice';

const TITLES: Readonly<Record<NoticeTone, string>> = {
  success: 'Products refreshed',
  info: 'Your cart had expired',
  warning: 'We added all we have left',
  error: 'We could not reach the shop',
};
const TONES = Object.keys(TITLES) as NoticeTone[];
const BODY = 'What you put in is kept. Please try again in a moment.';

/** Messages in the page, above it and in place of missing content. */
function MessageStates() {
  return (
    <>
      {TONES.map((tone) => (
        <State key={tone} name={`alert: ${tone}`}>
          <Alert tone={tone} title={TITLES[tone]} />
        </State>
      ))}
      <State name="alert with a body and a next step">
        <Alert tone="error" title={TITLES.error} action={<Button size="sm">Try again</Button>}>
          {BODY}
        </Alert>
      </State>
      <State name="alert with a very long title">
        <Alert tone="warning" title={`${LONG_NAME} just sold out`} />
      </State>
      <State name="alert that a toast has announced before: silent for screen readers">
        <PageAlert shown={{notice: {tone: 'error', title: TITLES.error}, isAnnounced: true}} />
      </State>
      <State name="notices, by press" isWide>
        <div className="workbench-row">
          {TONES.map((tone) => (
            <Button key={tone} tone="outline" size="sm" onClick={() => showNotice({tone, title: TITLES[tone]})}>
              {tone}
            </Button>
          ))}
          <Button
            tone="outline"
            size="sm"
            onClick={() => showNotice({tone: 'info', title: `${LONG_NAME} is back`, body: BODY, durationMs: Infinity})}
          >
            long, with a body, until closed
          </Button>
        </div>
      </State>
      <State name="a lost Realtime connection, by press: at the foot of the page">
        <OnPress label="cut the connection">{(isOpen) => <LivePaused isPaused={isOpen} />}</OnPress>
      </State>
      <State name="left by a redirect: a notice, or this line where scripts do not run" isWide>
        <FlashNotice notice={null} />
      </State>
      <State name="empty, with a text and a next step" isWide>
        <EmptyState title="Nothing in here yet" action={<Button>Browse all dishes</Button>}>
          Dinner is fifteen minutes away.
        </EmptyState>
      </State>
      <State name="a page's only message" isWide>
        <CenterScreen>
          <p className="font-display text-title">This link no longer works</p>
        </CenterScreen>
      </State>
      <State name="empty, a title alone" isWide>
        <EmptyState title="No Products Available" />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Alerts, notices, empty states', States: MessageStates};
