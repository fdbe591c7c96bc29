import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useState} from 'react';
import {WANTS_DATA_FIELD} from '../change/cart-form';
import type {PermalinkAnswer} from '../permalink/permalink-answer';
import {useSentAtOnce} from './use-sent-at-once';

/** Long enough to read where one is being taken. */
const DELAY_MS = 500;

interface CartRedirectState {
  /** Undefined while the cart is being built. */
  readonly answer: PermalinkAnswer | undefined;
  readonly send: () => void;
}

/**
 * Builds the cart of a link as soon as scripts run, and goes on to its checkout.
 * @param action the address that builds it
 * @param posted what the page's form has come to before scripts ran
 */
export function useCartRedirect(action: string, posted: PermalinkAnswer | undefined): CartRedirectState {
  const {submit, state, data = posted} = useFetcher<PermalinkAnswer>();
  const send = useCallback(() => submit({[WANTS_DATA_FIELD]: '1'}, {method: 'post', action}), [submit, action]);
  useSentAtOnce(send, posted !== undefined);

  const isDue = useIsDue();
  const checkoutUrl = data?.checkoutUrl;
  useEffect(() => {
    // In the place of this page: Back from the checkout would otherwise lead here, and so to the checkout again.
    if (isDue && checkoutUrl) window.location.replace(checkoutUrl);
  }, [isDue, checkoutUrl]);

  return {answer: state === 'idle' ? data : undefined, send};
}

function useIsDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
