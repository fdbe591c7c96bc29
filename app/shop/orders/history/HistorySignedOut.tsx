import {Form, useRevalidator} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {Button} from '~/ui/Button';
import {ordersPath, type OrdersArea} from '../orders-area';
import {HISTORY_COPY} from './history-copy';

interface HistorySignedOutProps {
  /** Whether the session ended too: reloading the page then leads to the sign-in card. */
  readonly isSessionEnded: boolean;
  readonly area: OrdersArea;
}

/** The message for a customer whose Shopify token has expired, with a way to get a new one. */
export function HistorySignedOut({isSessionEnded, area}: HistorySignedOutProps) {
  const {revalidate} = useRevalidator();
  const hasRevalidated = useRef(false);
  useEffect(() => {
    if (!isSessionEnded || hasRevalidated.current) return;
    hasRevalidated.current = true;
    revalidate();
  }, [isSessionEnded, revalidate]);
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
