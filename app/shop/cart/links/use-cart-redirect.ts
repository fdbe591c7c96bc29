import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useState} from 'react';
import {announce} from '~/ui/announce';
import {WANTS_DATA_FIELD} from '../change/cart-form';
import type {PermalinkReply} from './follow-permalink.server';
import {useSubmitOnce} from './use-submit-once';

/** Long enough to read where the redirect leads. */
const DELAY_MS = 500;

interface CartRedirectState {
  /** Undefined while the cart is being created. */
  readonly reply: PermalinkReply | undefined;
  readonly send: () => void;
}

/**
 * Creates the cart of a link on load and redirects to its checkout.
 * @param action the URL whose POST creates the cart
 * @param posted the reply to the page's form, if it was posted without scripts
 */
export function useCartRedirect(action: string, posted: PermalinkReply | undefined): CartRedirectState {
  const {submit, state, data = posted} = useFetcher<PermalinkReply>();
  const send = useCallback(() => submit({[WANTS_DATA_FIELD]: '1'}, {method: 'post', action}), [submit, action]);
  useSubmitOnce(send, posted !== undefined);

  const isDue = useIsDue();
  const checkoutUrl = data?.checkoutUrl;
  const goods = data?.goods;
  useEffect(() => {
    if (goods) announce('begin_checkout', {...goods, isNewCart: true});
  }, [goods]);
  useEffect(() => {
    // Replaces this page in the history: Back from the checkout would otherwise redirect to the checkout again.
    if (isDue && checkoutUrl) window.location.replace(checkoutUrl);
  }, [isDue, checkoutUrl]);

  return {reply: state === 'idle' ? data : undefined, send};
}

function useIsDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
