import type {Finding} from '../../lib/findings';
import {DeniedError} from '../store-error';

export type {Finding};

const toDenial = (area: string, {message}: DeniedError): Finding => ({
  level: 'warning',
  area,
  message: `cannot be checked: ${message}`,
});

/** Reads what several checks need. @returns null, and adds a finding, if the app lacks an access scope for it */
export async function readOrDeny<Value>(
  area: string,
  read: () => Promise<Value>,
  findings: Finding[],
): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error;
    findings.push(toDenial(area, error));
    return null;
  }
}

/** Runs a check. If the app lacks an access scope for it, that is its only finding: the other checks still run. */
export async function findingsOrDenial(area: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error;
    return [toDenial(area, error)];
  }
}
