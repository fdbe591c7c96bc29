import {describe, expect, test} from 'vitest';
import {createSealedBox} from './sealed-box.server';

const [NEW, OLD] = ['a new secret of at least 32 characters', 'an old secret of at least 32 characters'];
const VALUE = {sessionId: 'a', token: 'shpat_marker'};

describe('a sealed box', () => {
  const box = createSealedBox([NEW], 'cookie');

  test('opens what it sealed', async () => {
    expect(await box.open(await box.seal(VALUE))).toEqual(VALUE);
  });

  test('reveals no content in any part of the sealed value', async () => {
    const sealed = await box.seal(VALUE);
    const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(parts.join()).not.toContain('shpat_marker');
  });

  test('opens values sealed by a previous secret that is still listed, and no others', async () => {
    const before = await createSealedBox([OLD], 'cookie').seal(VALUE);
    expect(await createSealedBox([NEW, OLD], 'cookie').open(before)).toEqual(VALUE);
    expect(await box.open(before)).toBeNull();
  });

  test('does not open a value sealed for another purpose', async () => {
    expect(await createSealedBox([NEW], 'tokens').open(await box.seal(VALUE))).toBeNull();
  });

  test('does not open a changed, truncated or unsealed value', async () => {
    const sealed = await box.seal(VALUE);
    const flipped = Array.from(sealed, (character, at) => {
      if (character === '.') return '';
      return sealed.slice(0, at) + (character === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    });
    // The last character of each part may carry bits that decoding drops.
    const bodies = flipped.filter((text, at) => text && sealed[at + 1] !== '.' && at < sealed.length - 1);
    for (const text of [...bodies, sealed.slice(0, -9), '', 'a.b.c.d.e', 'x'.repeat(4096), '….….….….…'])
      expect(await box.open(text)).toBeNull();
  });
});
