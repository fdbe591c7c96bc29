import {Icon} from '~/ui/icons/Icon';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {HOLD_ID} from '~/orders/commands/fulfillment-fields';
import type {PanelHoldView} from './fulfillment-panel-view';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';

interface HoldListProps extends FulfillmentOrderTarget {
  readonly holds: readonly PanelHoldView[];
}

/** The holds on a fulfillment order, with a button that releases these and no later ones. */
export function HoldList({holds, ...target}: HoldListProps) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h5 className="flex items-center gap-2 font-sans text-sm font-semibold">
        <Icon name="triangle-exclamation-point" className="size-4 text-warning" />
        {FULFILLMENT_COPY.holds}
      </h5>
      <ul className="mt-2 grid gap-2 text-sm [overflow-wrap:anywhere]">
        {holds.map(({id, reason, notes}) => (
          <li key={id}>
            <span className="font-semibold">{reason}</span>
            {notes !== null && <p className="whitespace-pre-line text-ink-soft">{notes}</p>}
          </li>
        ))}
      </ul>
      <div data-print="hidden" className="mt-3">
        <FulfillmentOrderForm
          {...target}
          intent="release-holds"
          label={FULFILLMENT_COPY.release(holds.length)}
          pending={FULFILLMENT_COPY.releasing}
          className="flex flex-col"
        >
          {holds.map(({id}) => (
            <input key={id} type="hidden" name={HOLD_ID} value={id} />
          ))}
        </FulfillmentOrderForm>
      </div>
    </div>
  );
}
