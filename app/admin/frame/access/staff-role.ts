import {createContext, useContext} from 'react';
import {can, type Permission, type StaffRole} from '~/core/staff-permissions';

/** The role of the member of staff who sees the page; null if it is not known, and then nothing is permitted. */
export const StaffRoleContext = createContext<StaffRole | null>(null);

/**
 * Returns whether the member of staff who sees the page has a permission. This only hides what the server refuses; a packer's
 * page has no data that it would have to hide.
 */
export function useCan(permission: Permission): boolean {
  const role = useContext(StaffRoleContext);
  return role !== null && can(role, permission);
}

/** Returns whether an item is for the role; without a permission it is for owners. */
export const isFor = (role: StaffRole | null, {permission = 'shop'}: {readonly permission?: Permission}): boolean =>
  role !== null && can(role, permission);
