import {useSyncExternalStore} from 'react';
import {cartQueue, IDLE_QUEUE, type CartQueueState} from './cart-queue';

/** @returns the pending jobs and the latest reply; re-renders when either changes */
export const useCartQueue = (): CartQueueState =>
  useSyncExternalStore(cartQueue.subscribe, cartQueue.get, () => IDLE_QUEUE);
