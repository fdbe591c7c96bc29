import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {INTENT} from '~/core/intent';
import type {PackingReply} from '../packing-view';
import {CLAIM_INTENT, type LeaseView} from './packing-lease-view';

/** Well below the five minutes after which a lease expires. */
const RENEWAL_MS = 60_000;

interface LeaseState {
  /** Who is packing the order; null if it is free. */
  readonly lease: LeaseView | null;
  /** Whether the last claim failed. */
  readonly hasFailed: boolean;
}

/**
 * Claims the lease of the order while its packing page is open, and renews it each minute. The lease of another person is
 * never replaced by it.
 * @param loaded the lease that the loader found
 */
export function useLease(loaded: LeaseView | null): LeaseState {
  const {submit, data, state} = useFetcher<PackingReply>();
  const [lease, setLease] = useState(loaded);
  const claim = useRef(() => undefined as void);
  claim.current = () => {
    if (state === 'idle' && navigator.onLine) submit({[INTENT]: CLAIM_INTENT}, {method: 'post'});
  };
  useEffect(() => {
    claim.current();
    const timer = setInterval(() => claim.current(), RENEWAL_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => setLease(loaded), [loaded]);
  useEffect(() => {
    if (data?.lease !== undefined) setLease(data.lease);
  }, [data]);
  return {lease, hasFailed: data?.result !== undefined};
}
