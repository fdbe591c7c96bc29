import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {FulfillmentPanelView} from './fulfillment-panel-view';
import {ALL_STATUSES, INVALID_ORDER, INVALID_TRACKING, REFUSED_ORDER} from './fulfillment-samples';
import {FulfillmentOrderCard} from './FulfillmentOrderCard';
import {FulfillmentPanel} from './FulfillmentPanel';

const ORDER = {orderName: 'Order #1001', idempotencyKey: 'workbench'};

const PANELS: Readonly<Record<string, FulfillmentPanelView>> = {
  'one in each status; Cancel asks first': ALL_STATUSES,
  'nothing to send': {kind: 'listed', orders: []},
  'second factor missing': {kind: 'locked'},
  unavailable: {kind: 'failed', title: FULFILLMENT_COPY.failed, text: FULFILLMENT_COPY.retry},
  'no access token': {kind: 'failed', title: FULFILLMENT_COPY.noToken, text: FULFILLMENT_COPY.noTokenText},
};

function FulfillmentStates() {
  return (
    <>
      {Object.entries(PANELS).map(([name, panel]) => (
        <State key={name} name={name}>
          <FulfillmentPanel {...ORDER} panel={panel} result={undefined} failure={null} isStale={false} />
        </State>
      ))}
      <State name="field errors">
        <ul>
          <FulfillmentOrderCard {...ORDER} order={INVALID_ORDER} result={INVALID_TRACKING} failure={null} />
        </ul>
      </State>
      <State name="an action failed">
        <ul>
          <FulfillmentOrderCard
            {...ORDER}
            order={REFUSED_ORDER}
            result={undefined}
            failure={{notice: {tone: 'error', title: FULFILLMENT_COPY.failed}, isAnnounced: true}}
          />
        </ul>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Fulfillment panel', States: FulfillmentStates};
