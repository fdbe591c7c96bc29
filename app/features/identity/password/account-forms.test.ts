import {describe, expect, it} from 'vitest';
import {NewPasswordSchema, SignInSchema, SignUpSchema, splitName} from './account-forms';

const FILLED = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  password: 'a copper box',
  confirmPassword: 'a copper box',
};

describe('a name', () => {
  it.each([
    ['Grace Hopper', 'Grace', 'Hopper'],
    ['  Grace   Brewster Hopper ', 'Grace', 'Brewster Hopper'],
    ['Grace', 'Grace', ''],
    ['李 小龙', '李', '小龙'],
    ['', '', ''],
  ])('is split at its first space: %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({firstName, lastName});
  });
});

describe('signing up', () => {
  it('keeps a password to the letter, and trims everything else', () => {
    const parsed = SignUpSchema.parse({...FILLED, name: ' Grace\u0000Hopper ', email: ' grace@example.com '});
    expect(parsed).toMatchObject({name: 'Grace Hopper', email: 'grace@example.com', password: 'a copper box'});
  });

  it('counts characters as people do', () => {
    const password = '🍛'.repeat(7);
    expect(SignUpSchema.safeParse({...FILLED, password, confirmPassword: password}).success).toBe(false);
    const longer = '🍛'.repeat(8);
    expect(SignUpSchema.safeParse({...FILLED, password: longer, confirmPassword: longer}).success).toBe(true);
  });
});

describe('signing in', () => {
  it('asks for both and judges neither: what the shop knows is its own business', () => {
    expect(SignInSchema.safeParse({email: 'ada', password: 'x'}).success).toBe(true);
    const messages = SignInSchema.safeParse({}).error?.issues.map(({message}) => message);
    expect(messages).toEqual(['Email is required', 'Password is required']);
  });
});

describe('a new password behind a link', () => {
  it('has words of its own for one that is too short', () => {
    const messages = NewPasswordSchema.safeParse({password: 'short', confirmPassword: 'short'}).error?.issues;
    expect(messages?.map(({message}) => message)).toEqual(['Password must be at least 8 characters long']);
  });

  it('must match', () => {
    const issues = NewPasswordSchema.safeParse({password: 'long enough', confirmPassword: 'other'}).error?.issues;
    expect(issues).toMatchObject([{path: ['confirmPassword'], message: 'Passwords do not match'}]);
  });
});
