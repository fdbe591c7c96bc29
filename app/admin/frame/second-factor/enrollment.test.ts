import {describe, expect, it} from 'vitest';
import {
  createPendingEnrollment,
  openPendingEnrollment,
  openSecret,
  sealSecret,
  toEnrollmentView,
} from './enrollment.server';
import {createMailCode, createRecoveryCodes, hashRecoveryCode} from './recovery-codes.server';

const CONFIG = {SESSION_SECRETS: ['a secret of at least thirty-two characters']};
const OTHER_CONFIG = {SESSION_SECRETS: ['another secret of at least 32 characters']};
const GITA = '00000000-0000-4000-8000-000000000007';
const ADA = '00000000-0000-4000-8000-000000000001';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const MINUTE_MS = 60_000;

describe('a stored secret', () => {
  it('opens for its owner and with its key only', async () => {
    const sealed = await sealSecret(CONFIG, GITA, SECRET);
    expect(sealed).not.toContain(SECRET);
    expect(await openSecret(CONFIG, GITA, sealed)).toBe(SECRET);
    expect(await openSecret(CONFIG, ADA, sealed)).toBeNull();
    expect(await openSecret(OTHER_CONFIG, GITA, sealed)).toBeNull();
  });
});

describe('a pending enrollment', () => {
  it('opens for its owner for 15 minutes, and hides the mailed code', async () => {
    const mailCode = createMailCode();
    const {pending, secret} = await createPendingEnrollment(CONFIG, GITA, mailCode, NOW_MS);
    expect(mailCode).toMatch(/^[a-hj-km-np-z0-9]{4}-[a-hj-km-np-z0-9]{4}$/);
    expect(pending).not.toContain(mailCode);
    expect(await openPendingEnrollment(CONFIG, GITA, pending, NOW_MS + 14 * MINUTE_MS)).toMatchObject({
      secret,
      mailCode,
    });
    expect(await openPendingEnrollment(CONFIG, ADA, pending, NOW_MS)).toBeNull();
    expect(await openPendingEnrollment(CONFIG, GITA, pending, NOW_MS + 15 * MINUTE_MS)).toBeNull();
  });

  it('cannot be replaced by a stored secret or by nonsense', async () => {
    for (const pending of ['', 'nonsense', await sealSecret(CONFIG, GITA, SECRET)])
      expect(await openPendingEnrollment(CONFIG, GITA, pending, NOW_MS)).toBeNull();
  });

  it('is shown in groups of four characters', () => {
    const view = toEnrollmentView({secret: SECRET, pending: 'sealed'}, {shopName: 'Fusion Tiffin', label: 'Gita'});
    expect(view).toMatchObject({typedKey: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ'});
  });
});

describe('recovery codes', () => {
  it('are ten different codes of 80 bits', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[a-hj-km-np-z0-9]{4}-){3}[a-hj-km-np-z0-9]{4}$/);
  });

  it('have the same digest however they are typed, and another one for another person', async () => {
    const digest = await hashRecoveryCode(GITA, 'k3wd-9zqp-tm4c-h8ra');
    expect(await hashRecoveryCode(GITA, ' K3WD9ZQP TM4C–H8RA ')).toBe(digest);
    expect(await hashRecoveryCode(ADA, 'k3wd-9zqp-tm4c-h8ra')).not.toBe(digest);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });
});
