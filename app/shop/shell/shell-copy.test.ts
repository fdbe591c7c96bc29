import {describe, expect, it} from 'vitest';
import {greet} from './shell-copy';

describe('the greeting in the menu', () => {
  it('welcomes a visitor and offers to sign in', () => {
    expect(greet(null)).toEqual({title: 'Welcome!', note: 'Not signed in', profileEntry: 'Sign In'});
  });

  it('addresses a signed-in customer by their first name', () => {
    expect(greet({firstName: 'Ada'})).toEqual({title: 'Welcome back, Ada!', note: null, profileEntry: 'Profile'});
  });

  it.each([{}, {firstName: null}, {firstName: ''}])(
    'welcomes a signed-in customer without a first name: %j',
    (viewer) => {
      expect(greet(viewer).title).toBe('Welcome back!');
    },
  );
});
