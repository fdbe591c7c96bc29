import {expect, it, vi} from 'vitest';
import {memoize} from './memoize';

it('converts each object once', () => {
  const convert = vi.fn(({name}: {name: string}) => (name ? {name} : null));
  const once = memoize(convert);
  const [ada, unnamed] = [{name: 'Ada'}, {name: ''}];
  expect(once(ada)).toBe(once(ada));
  expect(once(unnamed)).toBeNull();
  expect(once(unnamed)).toBeNull();
  expect(once({name: 'Ada'})).not.toBe(once(ada));
  expect(convert).toHaveBeenCalledTimes(3);
});
