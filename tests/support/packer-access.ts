/** What becomes of a packer's request: it is answered, refused with 403, or leads to where packers work. */
type PackerAccess = 'allowed' | 'forbidden' | 'queue';

export interface PackerRow {
  readonly read: PackerAccess;
  /** Of the action; absent for a route without one. */
  readonly change?: PackerAccess;
}

const both = (access: PackerAccess): PackerRow => ({read: access, change: access});
const readOnly = (read: PackerAccess): PackerRow => ({read});

/** What packers may open and do, by route. A test fails for each route of the admin that has no row. */
export const PACKER_ACCESS: Readonly<Record<string, PackerRow>> = {
  'routes/admin': readOnly('allowed'),
  'routes/admin._index': readOnly('queue'),
  'routes/admin.access': readOnly('allowed'),
  'routes/admin.analytics': readOnly('forbidden'),
  'routes/admin.customers.$customer': both('forbidden'),
  'routes/admin.customers.$customer_.data': both('forbidden'),
  'routes/admin.customers.$customer_.privacy': both('forbidden'),
  'routes/admin.customers._index': both('forbidden'),
  'routes/admin.health': both('forbidden'),
  'routes/admin.notifications': both('forbidden'),
  'routes/admin.orders.$order': both('allowed'),
  'routes/admin.orders.$order_.address': both('forbidden'),
  'routes/admin.orders.$order_.cancel': both('forbidden'),
  'routes/admin.orders.$order_.pack': both('allowed'),
  'routes/admin.orders.$order_.refund': both('forbidden'),
  'routes/admin.orders.$order_.slip': readOnly('allowed'),
  'routes/admin.orders._index': both('allowed'),
  'routes/admin.orders[.]csv': both('forbidden'),
  'routes/admin.orders_.batch.$batch._index': both('allowed'),
  'routes/admin.orders_.batch.$batch.pick-list': readOnly('allowed'),
  'routes/admin.orders_.batch.$batch.slips': readOnly('allowed'),
  'routes/admin.orders_.batch.$batch.ship': both('allowed'),
  'routes/admin.orders_.batch._index': readOnly('allowed'),
  'routes/admin.orders_.import': both('forbidden'),
  'routes/admin.orders_.realtime': both('allowed'),
  'routes/admin.products.$product._index': both('forbidden'),
  'routes/admin.products.$product.pictures._index': both('forbidden'),
  'routes/admin.products.$product.pictures.upload': both('forbidden'),
  'routes/admin.products.$product.remove': both('forbidden'),
  'routes/admin.products.$product.variants': both('forbidden'),
  'routes/admin.products._index': both('forbidden'),
  'routes/admin.products.new': both('forbidden'),
  'routes/admin.reviews': both('forbidden'),
  'routes/admin.search': readOnly('allowed'),
  'routes/admin.search_.results': readOnly('allowed'),
  'routes/admin.security': readOnly('forbidden'),
  'routes/admin.settings': both('forbidden'),
  'routes/admin.staff': both('forbidden'),
  'routes/admin.subscribers': both('forbidden'),
  'routes/admin.tracking._index': both('allowed'),
  'routes/admin.tracking.import.$import': both('allowed'),
  'routes/admin.tracking.import._index': both('allowed'),
};
