import type {SeedOrder} from './types';

/** What was bought before anybody came to look, so that an order list has something to show. */
export const SEED_ORDERS: readonly SeedOrder[] = [];
