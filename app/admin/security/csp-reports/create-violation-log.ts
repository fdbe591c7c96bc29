import {withoutSecrets} from '~/platform/report.server';
import type {CspViolation} from './parse-csp-reports';

const HOUR_MS = 3_600_000;
const MAX_KINDS = 20;

/**
 * Creates a log of violations with each kind once per hour and at most twenty kinds, because anybody can send reports.
 * @param write writes one line
 * @param now milliseconds
 */
export function createViolationLog(write: (line: string) => void, now: () => number = Date.now) {
  let hour = 0;
  let kinds = new Set<string>();
  return ({directive, blocked, path}: CspViolation): void => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) [hour, kinds] = [current, new Set()];
    const kind = `${directive} ${blocked}`;
    if (kinds.has(kind) || kinds.size >= MAX_KINDS) return;
    kinds.add(kind);
    const rest = kinds.size === MAX_KINDS ? '; no other kind is logged within this hour' : '';
    write(`Content-Security-Policy: ${directive} blocked ${blocked} on ${withoutSecrets(path)}${rest}`);
  };
}
