import type {CartDeliveryAddressInput} from 'schema-2026-04/storefront-api-types';

/** The fields of a delivery address; a missing one is an empty string. */
export type DeliveryAddress = Readonly<Record<Exclude<keyof CartDeliveryAddressInput, '__typename'>, string>>;
