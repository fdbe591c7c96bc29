import {Form, useLocation, useNavigate, useSearchParams} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {Button} from '~/ui/Button';
import {ConfirmDialog} from '~/ui/ConfirmDialog';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {FULFILLMENT_COPY} from './fulfillment-copy';
import type {FulfillmentOrderView} from './fulfillment-panel-view';
import {FulfillmentOrderForm, useIsFulfillmentPending, type FulfillmentOrderTarget} from './FulfillmentOrderForm';

const CANCEL = 'cancel-fulfillment';
/** In the address: the part that is asked about, where scripts do not ask. */
const PARAM = 'cancel';

interface CancelFulfillmentOrderProps extends FulfillmentOrderTarget, Pick<FulfillmentOrderView, 'items'> {
  readonly orderName: string;
}

/** Calls a part of an order back, once that was asked about. */
export function CancelFulfillmentOrder({orderName, items, ...facts}: CancelFulfillmentOrderProps) {
  const {pathname} = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const isPending = useIsFulfillmentPending(CANCEL, facts.target);
  const isLinked = params.get(PARAM) === facts.number;
  const close = () => {
    setIsAsked(false);
    if (isLinked) navigate(pathname, {replace: true, preventScrollReset: true});
  };
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending) setIsAsked(true);
  };
  return (
    <>
      <Form method="get" action={pathname} preventScrollReset>
        <Button
          type="submit"
          name={PARAM}
          value={facts.number}
          tone="outline"
          size="sm"
          isPending={isPending}
          className="max-sm:w-full"
          onClick={ask}
        >
          {isPending ? FULFILLMENT_COPY.cancelling : FULFILLMENT_COPY.cancel}
          <VisuallyHidden> {FULFILLMENT_COPY.number(facts.number).toLowerCase()}</VisuallyHidden>
        </Button>
      </Form>
      {(isAsked || isLinked) && !isPending && (
        <Question {...facts} orderName={orderName} items={items} onClose={close} />
      )}
    </>
  );
}

function Question({orderName, items, onClose, ...facts}: CancelFulfillmentOrderProps & {readonly onClose: () => void}) {
  const {pathname} = useLocation();
  const keep = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <ConfirmDialog
      title={FULFILLMENT_COPY.confirmTitle}
      onClose={onClose}
      actions={
        <>
          <Form method="get" action={pathname}>
            <Button type="submit" tone="outline" size="sm" className="max-sm:w-full" onClick={keep}>
              {FULFILLMENT_COPY.keep}
            </Button>
          </Form>
          <FulfillmentOrderForm
            {...facts}
            intent={CANCEL}
            label={FULFILLMENT_COPY.confirm}
            pending={FULFILLMENT_COPY.cancelling}
            tone="danger"
            onSent={onClose}
          />
        </>
      }
    >
      <p>{FULFILLMENT_COPY.confirmText}</p>
      <p className="mt-3 font-semibold text-ink [overflow-wrap:anywhere]">
        {FULFILLMENT_COPY.cancelled(orderName, facts.number)}{' '}
        {items.map(({title, quantity}) => `${FULFILLMENT_COPY.quantity(quantity)} ${title}`).join(', ')}
      </p>
    </ConfirmDialog>
  );
}
