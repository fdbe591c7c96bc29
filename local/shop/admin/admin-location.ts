import {gid} from '../graphql/gid';

/** The number of the shop's only location. */
export const LOCATION_NUMBER = 70_000_000_001;

/** The shop's only location, as a node of the Admin API. */
export const LOCATION = {
  __typename: 'Location' as const,
  id: gid('Location', LOCATION_NUMBER),
  legacyResourceId: LOCATION_NUMBER,
  name: 'Kitchen',
  isActive: true,
  isPrimary: true,
  fulfillsOnlineOrders: true,
  hasActiveInventory: true,
  shipsInventory: true,
};
