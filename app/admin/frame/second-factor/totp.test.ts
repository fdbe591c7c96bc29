import {describe, expect, it} from 'vitest';
import {createTotpSecret, currentCode, getMatchingStep, toQrCode} from './totp.server';

/** The key of the test vectors in RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;
const NOW_MS = Date.parse('2026-11-22T12:00:00Z');

describe('currentCode', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('returns the code of RFC 6238 at %i seconds', (seconds, code) => {
    expect(currentCode(RFC_SECRET, seconds * 1000)).toBe(code);
  });
});

describe('getMatchingStep', () => {
  const secret = createTotpSecret();

  it('returns the step of the current code, also if it is typed with a space', () => {
    const code = currentCode(secret, NOW_MS);
    expect(getMatchingStep(secret, code, NOW_MS)).toBe(NOW_MS / STEP_MS);
    expect(getMatchingStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, NOW_MS)).toBe(NOW_MS / STEP_MS);
  });

  it('accepts the code before and after the current one, and no other', () => {
    const steps = [-2, -1, 1, 2].map((offset) =>
      getMatchingStep(secret, currentCode(secret, NOW_MS + offset * STEP_MS), NOW_MS),
    );
    expect(steps).toEqual([null, NOW_MS / STEP_MS - 1, NOW_MS / STEP_MS + 1, null]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('rejects what is no code: %j', (code) => {
    expect(getMatchingStep(secret, code, NOW_MS)).toBeNull();
  });
});

it('puts shop, account and secret into the QR code as an image that needs no network', () => {
  const qrCode = toQrCode(RFC_SECRET, 'Fusion & Tiffin', 'Gita');
  expect(decodeURIComponent(qrCode)).toMatch(/^data:image\/svg\+xml,<svg /);
  expect(qrCode).not.toBe(toQrCode(createTotpSecret(), 'Fusion & Tiffin', 'Gita'));
});
