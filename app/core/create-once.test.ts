import {expect, it, vi} from 'vitest';
import {createOnce} from './create-once';

it('creates a value when it is first needed, and once', () => {
  const create = vi.fn(() => ({}));
  const get = createOnce(create);
  expect(create).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(create).toHaveBeenCalledTimes(1);
});
