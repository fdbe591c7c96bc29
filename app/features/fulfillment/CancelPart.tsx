import {Form, useLocation, useNavigate, useSearchParams} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {Button} from '~/ui/Button';
import {ConfirmDialog} from '~/ui/ConfirmDialog';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {PANEL_COPY} from './fulfillment-copy';
import type {FulfillmentOrderView} from './panel-view';
import {PartForm, usePendingPart, type PartFacts} from './PartForm';

const CANCEL = 'cancel-fulfillment';
/** In the address: the part that is asked about, where scripts do not ask. */
const PARAM = 'cancel';

interface CancelPartProps extends PartFacts, Pick<FulfillmentOrderView, 'items'> {
  readonly orderName: string;
}

/** Calls a part of an order back, once that was asked about. */
export function CancelPart({orderName, items, ...facts}: CancelPartProps) {
  const {pathname} = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const isPending = usePendingPart(CANCEL, facts.target);
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
          {isPending ? PANEL_COPY.cancelling : PANEL_COPY.cancel}
          <VisuallyHidden> {PANEL_COPY.number(facts.number).toLowerCase()}</VisuallyHidden>
        </Button>
      </Form>
      {(isAsked || isLinked) && !isPending && (
        <Question {...facts} orderName={orderName} items={items} onClose={close} />
      )}
    </>
  );
}

function Question({orderName, items, onClose, ...facts}: CancelPartProps & {readonly onClose: () => void}) {
  const {pathname} = useLocation();
  const keep = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <ConfirmDialog
      title={PANEL_COPY.confirmTitle}
      onClose={onClose}
      actions={
        <>
          <Form method="get" action={pathname}>
            <Button type="submit" tone="outline" size="sm" className="max-sm:w-full" onClick={keep}>
              {PANEL_COPY.keep}
            </Button>
          </Form>
          <PartForm
            {...facts}
            intent={CANCEL}
            label={PANEL_COPY.confirm}
            pending={PANEL_COPY.cancelling}
            tone="danger"
            onSent={onClose}
          />
        </>
      }
    >
      <p>{PANEL_COPY.confirmText}</p>
      <p className="mt-3 font-semibold text-ink [overflow-wrap:anywhere]">
        {PANEL_COPY.cancelled(orderName, facts.number)}{' '}
        {items.map(({title, quantity}) => `${PANEL_COPY.quantity(quantity)} ${title}`).join(', ')}
      </p>
    </ConfirmDialog>
  );
}
