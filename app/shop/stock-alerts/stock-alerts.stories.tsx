import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {AlertConfirmPage} from './links/AlertConfirmPage';
import {StopMailsPage} from '~/shop/subscribers/links/StopMailsPage';
import {ALERT_CONFIRM_RESULTS, ALERT_STOP_COPY, ALERT_STOP_RESULTS} from './stock-alert-copy';
import type {StockAlertReply} from './stock-alert-reply';
import {StockAlertForm} from './StockAlertForm';
import {StockAlertPage} from './StockAlertPage';

const VARIANT = 'gid://shopify/ProductVariant/44000000000001';
const PRODUCT = {handle: 'masala-dabba', name: 'Masala Dabba', path: '/product/masala-dabba'};
const OUTCOMES = ['recorded', 'invalid', 'unknown', 'available', 'throttled', 'failed'] as const;

const replyOf = (outcome: StockAlertReply['outcome']): StockAlertReply => ({
  outcome,
  email: `${'a.very.long.address'.repeat(4)}@example.com`,
  variantId: outcome === 'unknown' ? null : VARIANT,
  variant: {name: LONG_NAME, path: PRODUCT.path},
});

const keysOf = <Key extends string>(results: Readonly<Record<Key, unknown>>) => Object.keys(results) as Key[];

function StockAlertStates() {
  return (
    <>
      <State name="on the page of a product">
        <StockAlertForm handle={PRODUCT.handle} variantId={VARIANT} />
      </State>
      <State name="without a form" isWide>
        <StockAlertPage product={PRODUCT} reply={undefined} />
      </State>
      {OUTCOMES.map((outcome) => (
        <State key={outcome} name={`page: ${outcome}`} isWide>
          <StockAlertPage product={PRODUCT} reply={replyOf(outcome)} />
        </State>
      ))}
      {[null, ...keysOf(ALERT_CONFIRM_RESULTS)].map((outcome) => (
        <State key={outcome} name={`link: ${outcome ?? 'to confirm'}`} isWide>
          <AlertConfirmPage outcome={outcome} />
        </State>
      ))}
      {[null, ...keysOf(ALERT_STOP_RESULTS)].map((outcome) => (
        <State key={outcome} name={`unsubscribe: ${outcome ?? 'to confirm'}`} isWide>
          <StopMailsPage copy={ALERT_STOP_COPY} results={ALERT_STOP_RESULTS} outcome={outcome} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Back in stock', States: StockAlertStates};
