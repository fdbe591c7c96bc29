import {describe, expect, it} from 'vitest';
import {isHostedByGoogle, isSameEmail} from './email-address';

describe('isSameEmail', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' ada@example.com\r\n', 'ada@example.com'],
    ['Ada@Example.COM', 'ada@example.com'],
  ])('treats %j and %j as equal', (one, other) => expect(isSameEmail(one, other)).toBe(true));
});

describe('isSameEmail of different addresses', () => {
  it.each([
    ['a dot in between', 'a.da@gmail.com', 'ada@gmail.com'],
    ['a plus suffix', 'ada+x@gmail.com', 'ada@gmail.com'],
    ['another domain of one provider', 'ada@googlemail.com', 'ada@gmail.com'],
    ['a Cyrillic look-alike', 'аda@example.com', 'ada@example.com'],
    ['a full-width letter', 'ａda@example.com', 'ada@example.com'],
    ['a dotless i', 'kıt@example.com', 'kit@example.com'],
    ['a dotted capital I', 'KİT@example.com', 'kit@example.com'],
    ['the Kelvin sign', '\u212ait@example.com', 'kit@example.com'],
    ['a sharp s', 'straße@example.com', 'strasse@example.com'],
    ['a decomposed accent', 'e\u0301lena@example.com', 'élena@example.com'],
    ['a no-break space', '\u00a0ada@example.com', 'ada@example.com'],
    ['a hidden character', 'ada\u200b@example.com', 'ada@example.com'],
    ['two empty addresses', ' ', ''],
  ])('tells addresses apart by %s', (_what, one, other) => expect(isSameEmail(one, other)).toBe(false));
});

describe('isHostedByGoogle', () => {
  it.each([
    ['ada@gmail.com', null, true],
    ['ada@googlemail.com', null, true],
    ['ada@tiffin.example', 'tiffin.example', true],
    ['ada@elsewhere.example', null, false],
    ['ada@elsewhere.example', '', false],
    ['ada@gmail.com.evil.example', null, false],
    ['ada@notgmail.com', null, false],
  ])('returns for %s of the domain %s: %s', (email, domain, expected) =>
    expect(isHostedByGoogle(email, domain)).toBe(expected),
  );
});
