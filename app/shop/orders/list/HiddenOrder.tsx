import {Form} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {orderPathFrom, type OrdersArea} from '../orders-area';
import {ORDERS_COPY} from '../orders-copy';

interface HiddenOrderProps {
  readonly order: {readonly id: string; readonly name: string};
  readonly area: OrdersArea;
}

/** Confirms which order was hidden, with an undo button. */
export function HiddenOrder({order: {id, name}, area}: HiddenOrderProps) {
  return (
    <Alert
      tone="success"
      className="mt-4"
      title={ORDERS_COPY.hidden(name)}
      action={
        <Form method="post" action={orderPathFrom(area, id)}>
          <Button type="submit" name={INTENT} value="show" tone="outline" size="sm">
            {ORDERS_COPY.undo}
          </Button>
        </Form>
      }
    />
  );
}
