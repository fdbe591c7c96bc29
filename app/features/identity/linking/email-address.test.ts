import {describe, expect, it} from 'vitest';
import {isHostedByGoogle, isSameEmail} from './email-address';

describe('two addresses are one', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' ada@example.com\r\n', 'ada@example.com'],
    ['Ada@Example.COM', 'ada@example.com'],
  ])('%j and %j', (one, other) => expect(isSameEmail(one, other)).toBe(true));
});

describe('two addresses are two', () => {
  it.each([
    ['a dot in between', 'a.da@gmail.com', 'ada@gmail.com'],
    ['what stands behind a plus', 'ada+x@gmail.com', 'ada@gmail.com'],
    ['another domain of one provider', 'ada@googlemail.com', 'ada@gmail.com'],
    ['a Cyrillic look-alike', 'аda@example.com', 'ada@example.com'],
    ['a full-width letter', 'ａda@example.com', 'ada@example.com'],
    ['a dotless i', 'kıt@example.com', 'kit@example.com'],
    ['a dotted capital I', 'KİT@example.com', 'kit@example.com'],
    ['the Kelvin sign', '\u212ait@example.com', 'kit@example.com'],
    ['a sharp s', 'straße@example.com', 'strasse@example.com'],
    ['an accent in two pieces', 'e\u0301lena@example.com', 'élena@example.com'],
    ['a no-break space', '\u00a0ada@example.com', 'ada@example.com'],
    ['a hidden character', 'ada\u200b@example.com', 'ada@example.com'],
    ['nothing and nothing', ' ', ''],
  ])('by %s', (_what, one, other) => expect(isSameEmail(one, other)).toBe(false));
});

describe('Google speaks for', () => {
  it.each([
    ['ada@gmail.com', null, true],
    ['ada@googlemail.com', null, true],
    ['ada@tiffin.example', 'tiffin.example', true],
    ['ada@elsewhere.example', null, false],
    ['ada@elsewhere.example', '', false],
    ['ada@gmail.com.evil.example', null, false],
    ['ada@notgmail.com', null, false],
  ])('%s of the domain %s: %s', (email, domain, expected) => expect(isHostedByGoogle(email, domain)).toBe(expected));
});
