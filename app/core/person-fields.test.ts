import {describe, expect, it} from 'vitest';
import {emailAddress, newPassword, optionalLine, personName, requiredLine} from './person-fields';

interface Field {
  safeParse(value: unknown): {error?: {issues: {message: string}[]} | undefined};
}

const messagesOf = (field: Field, value?: string) => field.safeParse(value).error?.issues.map(({message}) => message);

describe('personName', () => {
  it('trims the name and replaces control characters', () => {
    expect(personName.parse(' Grace\u0000Hopper ')).toBe('Grace Hopper');
  });

  it.each([
    ['Grace <b>Hopper</b>', 'Name cannot contain links or HTML'],
    ['Visit https://evil.example', 'Name cannot contain links or HTML'],
    ['www.evil.example', 'Name cannot contain links or HTML'],
    ['', 'Name is required'],
    ['\u0000', 'Name is required'],
    ['x'.repeat(256), 'Name is too long'],
    [`Grace ${'x'.repeat(256)}`, 'Name is too long'],
  ])('rejects %j', (name, message) => expect(messagesOf(personName, name)).toEqual([message]));
});

describe('lines of text', () => {
  it('rejects links in required and optional lines', () => {
    expect(messagesOf(requiredLine('City'), 'http://evil.example')).toEqual(['City cannot contain links or HTML']);
    expect(messagesOf(optionalLine('Apartment'), '<a>')).toEqual(['Apartment cannot contain links or HTML']);
  });

  it('accepts an optional line that is empty or missing', () => {
    expect(messagesOf(optionalLine('Apartment'), '')).toBeUndefined();
    expect(messagesOf(optionalLine('Apartment'))).toBeUndefined();
  });
});

describe('emailAddress', () => {
  it.each(['ada', 'ada@', 'ada byron@example.com'])('rejects %j', (email) =>
    expect(messagesOf(emailAddress, email)).toEqual(['Invalid email address format']),
  );
});

describe('newPassword', () => {
  it('counts emoji as one character each', () => {
    expect(messagesOf(newPassword('Password'), '🍛'.repeat(7))).toEqual(['Password must be at least 8 characters']);
    expect(messagesOf(newPassword('Password'), '🍛'.repeat(8))).toBeUndefined();
  });

  it('rejects a space at either end', () => {
    expect(messagesOf(newPassword('Password'), ' a copper box')).toEqual(['Password cannot start or end with a space']);
  });
});
