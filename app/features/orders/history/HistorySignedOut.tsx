import {Form, useRevalidator} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {Button} from '~/ui/Button';
import {ordersPath, type OrdersArea} from '../orders-area';
import {HISTORY_COPY} from './history-copy';

interface HistorySignedOutProps {
  /** Their session is over with it: the page, asked for anew, leads to the sign-in card as every private one does. */
  readonly isOver: boolean;
  readonly area: OrdersArea;
}

/** The shop no longer knows the person by the code that they once entered. */
export function HistorySignedOut({isOver, area}: HistorySignedOutProps) {
  const {revalidate} = useRevalidator();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isOver || hasAsked.current) return;
    hasAsked.current = true;
    revalidate();
  }, [isOver, revalidate]);
  return (
    <div role="status" className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <p>{HISTORY_COPY.expired}</p>
      <Form method="post" action="/account/login" reloadDocument>
        <input type="hidden" name="returnTo" value={ordersPath(area)} />
        <Button type="submit" tone="outline" size="sm">
          {HISTORY_COPY.newCode}
        </Button>
      </Form>
    </div>
  );
}
