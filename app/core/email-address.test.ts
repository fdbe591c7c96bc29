import {describe, expect, it} from 'vitest';
import {isEmailAddress, isHostedByGoogle, isSameEmail, toCountedMailbox, toMailUrl} from './email-address';

describe('isEmailAddress', () => {
  it.each([
    'ada@example.com',
    'ada+offers@example.com',
    "o'brien_1@mail.example.co",
    'émilie@exämple.com',
    'ada@localhost',
  ])('accepts %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    ['nothing', ''],
    ['no domain', 'ada@'],
    ['no name', '@example.com'],
    ['a list', 'ada@example.com,eve@example.com'],
    ['a list of semicolons', 'ada@example.com;eve@example.com'],
    ['a list of spaces', 'ada@example.com eve@example.com'],
    ['a group', 'friends:ada@example.com;'],
    ['a name', 'Ada <ada@example.com>'],
    ['a quoted part', '"ada eve"@example.com'],
    ['a comment', 'ada(eve)@example.com'],
    ['a domain literal', 'ada@[192.0.2.1]'],
    ['a header of a link', 'eve@example.com?bcc=ada@example.com'],
    ['a header of a link without a second address', 'eve@example.com?subject=hello'],
    ['an encoded header', 'eve@example.com%0d%0aBcc:ada'],
    ['a path', 'eve@example.com/ada'],
    ['a line break', 'ada@example.com\r\nBcc: eve@example.com'],
    ['a null character', 'ada\0@example.com'],
    ['a hidden character', 'ada\u200b@example.com'],
    ['two dots', 'ada@example..com'],
    ['255 characters', `${'a'.repeat(243)}@example.com`],
  ])('refuses %s', (_what, text) => expect(isEmailAddress(text)).toBe(false));
});

describe('toMailUrl', () => {
  it('encodes what an address may contain but a link gives a meaning', () => {
    expect(toMailUrl('a?bcc=eve&x#%@example.com')).toBe('mailto:a%3Fbcc%3Deve%26x%23%25@example.com');
    expect(toMailUrl('ada@example.com', {subject: 'Re: A & B', body: ''})).toBe(
      'mailto:ada@example.com?subject=Re%3A%20A%20%26%20B',
    );
  });
});

it('counts all tags and spellings of one mailbox together', () => {
  for (const email of ['eve@example.com', ' EVE@Example.com', 'eve+1@example.com', 'eve+1+2@example.com'])
    expect(toCountedMailbox(email)).toBe('eve@example.com');
  expect(toCountedMailbox('gid://shopify/Customer/1+2')).toBe('gid://shopify/customer/1+2');
});

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
