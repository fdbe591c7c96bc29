import {useSyncExternalStore} from 'react';
import {cartQueue, IDLE_QUEUE, type CartQueueState} from './cart-queue';

export const useCartQueue = (): CartQueueState =>
  useSyncExternalStore(cartQueue.subscribe, cartQueue.get, () => IDLE_QUEUE);
