import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {CANCEL_COPY} from './cancel/cancel-copy';
import {CANCEL_FIELDS, type CancelView} from './cancel/cancel-view';
import {CancelScreen} from './cancel/CancelScreen';
import {STAFF_ORDER_COPY, staffOrderNotice} from '~/orders/commands/staff-order-copy';
import {AMOUNT_FIELD} from './refund/refund-choice';
import {REFUND_COPY} from './refund/refund-copy';
import type {RefundContent, RefundView} from './refund/refund-view';
import {RefundScreen} from './refund/RefundScreen';

type LoadedRefund = Extract<RefundContent, {kind: 'loaded'}>;

const ORDER = {name: 'Order #1042', path: '/admin/orders/1042', idempotencyKey: '1'};
const LINE_ID = 'gid://shopify/LineItem/1';

const NOTHING: LoadedRefund = {
  kind: 'loaded',
  lines: [],
  shipping: null,
  choice: {quantities: [], isShipping: false, isRestocking: false},
  problem: null,
  suggestion: null,
};

const CHOOSABLE: LoadedRefund = {
  ...NOTHING,
  lines: [
    {id: LINE_ID, name: 'Dal Tadka', refundable: 3, chosen: 1},
    {id: 'gid://shopify/LineItem/2', name: LONG_NAME, refundable: 240, chosen: 0},
  ],
  shipping: '$8.00',
};

const CHOSEN: LoadedRefund = {
  ...CHOOSABLE,
  choice: {quantities: [{lineItemId: LINE_ID, quantity: 1}], isShipping: true, isRestocking: false},
  suggestion: {
    parts: [
      {name: REFUND_COPY.items, amount: '$11.99'},
      {name: REFUND_COPY.tax, amount: '$1.06'},
      {name: REFUND_COPY.shippingCost, amount: '$8.00'},
    ],
    amount: '$21.05',
    maximum: '$1,240.00',
    decimal: '21.05',
    seen: '',
    refundable: [{lineItemId: LINE_ID, count: 3}],
    staysToSend: true,
  },
};

const CHECKING = {
  failure: staffOrderNotice({kind: 'unclear'}, REFUND_COPY.failed, REFUND_COPY.changed),
  fieldErrors: {},
  values: {},
};
const INVALID = {
  failure: null,
  fieldErrors: {[AMOUNT_FIELD]: REFUND_COPY.invalidAmount('$21.05')},
  values: {[AMOUNT_FIELD]: '2105'},
};
const REFUSED = {
  failure: staffOrderNotice({kind: 'no-scope'}, CANCEL_COPY.failed, CANCEL_COPY.changed),
  fieldErrors: {[CANCEL_FIELDS.reason]: CANCEL_COPY.chooseReason},
  values: {[CANCEL_FIELDS.restock]: 'yes'},
};

const refund = (content: RefundContent): RefundView => ({...ORDER, content});
const cancel = (state: CancelView['state']): CancelView => ({...ORDER, state});

function RefundsStates() {
  return (
    <>
      <State name="what to refund" isWide>
        <RefundScreen view={refund(CHOOSABLE)} result={undefined} />
      </State>
      <State name="can refund" isWide>
        <RefundScreen view={refund(CHOSEN)} result={undefined} />
      </State>
      <State name="too many chosen" isWide>
        <RefundScreen view={refund({...CHOOSABLE, problem: REFUND_COPY.tooMany('Dal Tadka', 3)})} result={undefined} />
      </State>
      <State name="nothing to refund" isWide>
        <RefundScreen view={refund(NOTHING)} result={undefined} />
      </State>
      <State name="checking a refund" isWide>
        <RefundScreen view={refund(CHOSEN)} result={CHECKING} />
      </State>
      <State name="invalid amount" isWide>
        <RefundScreen view={refund(CHOSEN)} result={INVALID} />
      </State>
      <State name="refund failed to load" isWide>
        <RefundScreen view={refund({kind: 'failed', text: STAFF_ORDER_COPY.shopDown})} result={undefined} />
      </State>
      <State name="refund without database" isWide>
        <RefundScreen view={null} result={undefined} />
      </State>
      <State name="can cancel" isWide>
        <CancelScreen view={cancel('open')} result={undefined} />
      </State>
      <State name="cancellation failed" isWide>
        <CancelScreen view={cancel('open')} result={REFUSED} />
      </State>
      {(['running', 'canceled', 'sent', 'missing', 'shop-down', 'no-token'] as const).map((state) => (
        <State key={state} name={`cancellation: ${state}`} isWide>
          <CancelScreen view={cancel(state)} result={undefined} />
        </State>
      ))}
      <State name="cancellation without database" isWide>
        <CancelScreen view={null} result={undefined} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Refunds and cancellations', States: RefundsStates};
