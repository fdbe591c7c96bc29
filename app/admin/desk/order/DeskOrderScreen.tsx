import type {ReactNode} from 'react';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {usePageNotice, type PageNotice} from '~/ui/use-page-notice';
import {OrderNotes} from '../notes/OrderNotes';
import type {DeskOrderView} from './desk-order-view';
import {DeskOrderPage, type OrderSlots} from './DeskOrderPage';

interface DeskOrderScreenProps extends OrderSlots {
  readonly view: DeskOrderView;
  readonly result: OrderActionResult | undefined;
  readonly isFailureInPanel: boolean;
  readonly renderPanel: (failure: PageNotice | null) => ReactNode;
  readonly idempotencyKey: string;
}

/** An order's page in the desk with the result of the last form. */
export function DeskOrderScreen({
  view,
  result,
  isFailureInPanel,
  renderPanel,
  idempotencyKey,
  ...slots
}: DeskOrderScreenProps) {
  const failure = usePageNotice(result?.failure ?? null);
  return (
    <DeskOrderPage
      {...slots}
      view={view}
      failure={isFailureInPanel ? null : failure}
      panel={renderPanel(failure)}
      notes={<OrderNotes notes={view.notes} idempotencyKey={idempotencyKey} result={result} />}
    />
  );
}
