import type {OrdersAnswer, OrdersUnavailable} from './orders-answer';

const OFFLINE: OrdersUnavailable = {kind: 'unavailable', owner: null, portalUrl: null};

/** Without a connection the orders on screen stay there, and are said to be old; an error would take them away. */
export async function keepWhenOffline(answer: Promise<OrdersAnswer>): Promise<OrdersAnswer> {
  try {
    return await answer;
  } catch (error) {
    // What `fetch` throws when nothing answers.
    if (error instanceof TypeError) return OFFLINE;
    throw error;
  }
}
