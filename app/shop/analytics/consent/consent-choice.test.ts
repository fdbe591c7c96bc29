import {afterEach, describe, expect, it, vi} from 'vitest';
import {parseStoredConsent, toStoredConsent} from './consent-choice';
import {CONSENT_SCRIPT} from './consent-script';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 25);
const stored = (fields: object) => JSON.stringify({choice: 'granted', atMs: NOW_MS, version: 1, ...fields});

const CASES = [
  [null, 'unknown'],
  [toStoredConsent('granted', NOW_MS), 'granted'],
  [toStoredConsent('declined', NOW_MS), 'declined'],
  [stored({atMs: NOW_MS - 364 * DAY_MS}), 'granted'],
  [stored({atMs: NOW_MS - 365 * DAY_MS}), 'unknown'],
  [stored({version: 0}), 'unknown'],
  [stored({atMs: 'now'}), 'unknown'],
  [stored({choice: 'perhaps'}), 'unknown'],
  ['{', 'unknown'],
  ['null', 'unknown'],
  ['"granted"', 'unknown'],
] as const;

interface Written {
  consent?: string;
  consentRoom?: string;
}

/** Runs the script of the document's head. @returns what it wrote */
function runScript(text: string | null, {navigator = {}, isBlocked = false, pathname = '/'} = {}): Written {
  const dataset: Written = {};
  const getItem = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
    return text;
  };
  vi.stubGlobal('document', {documentElement: {dataset}});
  vi.stubGlobal('localStorage', {getItem});
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', {pathname});
  vi.useFakeTimers({now: NOW_MS});
  (0, eval)(CONSENT_SCRIPT);
  return dataset;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a stored choice', () => {
  it.each(CASES)('%j counts as %s', (text, expected) => {
    expect(parseStoredConsent(text, NOW_MS)).toBe(expected);
  });
});

describe('the script before the first paint', () => {
  it.each(CASES)('for %j writes %s, or nothing', (text, expected) => {
    expect(runScript(text).consent).toBe(expected === 'unknown' ? undefined : expected);
  });

  it('declines with Global Privacy Control, whatever is stored', () => {
    const navigator = {globalPrivacyControl: true};
    expect(runScript(toStoredConsent('granted', NOW_MS), {navigator})).toEqual({consent: 'declined'});
  });

  it('declines if the browser blocks storage', () =>
    expect(runScript(null, {isBlocked: true})).toEqual({consent: 'declined'}));

  it('makes room for the question before a choice only, and not on a private page', () => {
    expect(runScript(null)).toEqual({consentRoom: ''});
    expect(runScript(toStoredConsent('declined', NOW_MS))).toEqual({consent: 'declined'});
    expect(runScript(null, {pathname: '/account/reset/7/secret'})).toEqual({});
  });
});
