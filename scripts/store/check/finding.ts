import type {Finding} from '../../lib/findings';
import {DeniedError} from '../store-error';

export type {Finding};

/** Runs a check. If the app lacks an access scope for it, that is its only finding: the other checks still run. */
export async function findingsOrDenial(area: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error;
    return [{level: 'warning', area, message: `cannot be checked: ${error.message}`}];
  }
}
