import {expect, it, vi} from 'vitest';
import {memoize} from './memoize';

it('converts an object once, and another one again', () => {
  const convert = vi.fn(({name}: {name: string}) => (name ? {name} : null));
  const once = memoize(convert);
  const [ada, nobody] = [{name: 'Ada'}, {name: ''}];
  expect(once(ada)).toBe(once(ada));
  expect([once(nobody), once(nobody)]).toEqual([null, null]);
  expect(once({name: 'Ada'})).not.toBe(once(ada));
  expect(convert).toHaveBeenCalledTimes(3);
});
