import {describe, expect, it} from 'vitest';
import {compileAhead} from './compile-ahead';

const generate = compileAhead().generateBundle as unknown as (options: object, bundle: object) => void;

const bundleOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${name}.js`, {type: 'chunk', name, code: 'run();'}]));

describe('the hint to compile ahead', () => {
  it('is the first line of the framework’s file, and of no other', () => {
    const bundle = bundleOf('framework', 'cart');
    generate({}, bundle);
    expect(bundle['framework.js']?.code).toBe('//# allFunctionsCalledOnLoad\nrun();');
    expect(bundle['cart.js']?.code).toBe('run();');
  });

  it('fails a build that has no file of the framework', () => {
    expect(() => generate({}, bundleOf('cart'))).toThrow('no file of the framework');
  });
});
