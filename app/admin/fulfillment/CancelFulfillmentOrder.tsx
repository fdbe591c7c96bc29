import {Form, useLocation, useNavigate, useSearchParams} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {Button} from '~/ui/Button';
import {ConfirmDialog} from '~/ui/ConfirmDialog';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import type {FulfillmentOrderView} from './fulfillment-panel-view';
import {FulfillmentOrderForm, useIsFulfillmentPending, type FulfillmentOrderTarget} from './FulfillmentOrderForm';

const CANCEL = 'cancel-fulfillment';
/** The query parameter that opens the confirmation without scripts. */
const PARAM = 'cancel';

interface CancelFulfillmentOrderProps extends FulfillmentOrderTarget, Pick<FulfillmentOrderView, 'items'> {
  readonly orderName: string;
}

/** Cancels a fulfillment order after a confirmation. */
export function CancelFulfillmentOrder({orderName, items, ...target}: CancelFulfillmentOrderProps) {
  const {pathname} = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const isPending = useIsFulfillmentPending(CANCEL, target.target);
  const isLinked = params.get(PARAM) === target.number;
  const close = () => {
    setIsConfirming(false);
    if (isLinked) navigate(pathname, {replace: true, preventScrollReset: true});
  };
  const openConfirmation = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending) setIsConfirming(true);
  };
  return (
    <>
      <Form
        method="get"
        action={pathname}
        preventScrollReset
        className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3"
      >
        <Button
          type="submit"
          name={PARAM}
          value={target.number}
          tone="outline"
          size="sm"
          isPending={isPending}
          className="max-sm:w-full"
          onClick={openConfirmation}
        >
          <span>{isPending ? FULFILLMENT_COPY.cancelling : FULFILLMENT_COPY.cancel}</span>
          <VisuallyHidden> {FULFILLMENT_COPY.number(target.number).toLowerCase()}</VisuallyHidden>
        </Button>
        <p className="text-sm text-ink-soft">{FULFILLMENT_COPY.cancelHint}</p>
      </Form>
      {(isConfirming || isLinked) && !isPending && (
        <Confirmation {...target} orderName={orderName} items={items} onClose={close} />
      )}
    </>
  );
}

function Confirmation({
  orderName,
  items,
  onClose,
  ...target
}: CancelFulfillmentOrderProps & {readonly onClose: () => void}) {
  const {pathname} = useLocation();
  const dismiss = (event: MouseEvent) => {
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
            <Button type="submit" tone="outline" size="sm" className="max-sm:w-full" onClick={dismiss}>
              {FULFILLMENT_COPY.keep}
            </Button>
          </Form>
          <FulfillmentOrderForm
            {...target}
            intent={CANCEL}
            label={FULFILLMENT_COPY.confirm}
            pending={FULFILLMENT_COPY.cancelling}
            tone="danger"
            onSubmitted={onClose}
          />
        </>
      }
    >
      <p>{FULFILLMENT_COPY.confirmText}</p>
      <p className="mt-3 font-semibold text-ink [overflow-wrap:anywhere]">
        {FULFILLMENT_COPY.cancelled(orderName, target.number)}{' '}
        {items.map(({title, quantity}) => `${FULFILLMENT_COPY.quantity(quantity)} ${title}`).join(', ')}
      </p>
    </ConfirmDialog>
  );
}
