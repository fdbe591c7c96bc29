/** The roles of staff. */
export const STAFF_ROLES = ['owner', 'packer'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * What each role may do. Loaders and actions require one of these, and so do the functions of the database, which has the
 * same table in `private.role_permissions`.
 * - `orders`: the queue, orders without amounts and mail addresses, their search, batches, pick lists and slips
 * - `packing`: pack, fulfill, track, hold, release and note
 * - `money`: amounts, refunds and cancellations
 * - `contacts`: mail addresses
 * - `shop`: everything else
 */
export const PERMISSIONS = {
  orders: ['owner', 'packer'],
  packing: ['owner', 'packer'],
  money: ['owner'],
  contacts: ['owner'],
  shop: ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Permission = keyof typeof PERMISSIONS;

/** Returns whether a role includes a permission. */
export const can = (role: StaffRole, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly StaffRole[]).includes(role);
