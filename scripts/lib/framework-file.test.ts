import {describe, expect, it} from 'vitest';
import {frameworkFile} from './framework-file';

const generate = frameworkFile().generateBundle as unknown as (options: object, bundle: object) => Promise<void>;

const bundleOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${name}.js`, {type: 'chunk', name, code: 'run();\nrun();'}]));

describe('the file of the framework', () => {
  it('begins with the hint to compile all of it, unlike other files', async () => {
    const bundle = bundleOf('framework', 'cart');
    await generate({}, bundle);
    expect(bundle['framework.js']?.code).toBe('//# allFunctionsCalledOnLoad\nrun(),run();');
    expect(bundle['cart.js']?.code).toBe('run();\nrun();');
  });

  it('is expected by the build', async () => {
    await expect(generate({}, bundleOf('cart'))).rejects.toThrow('no file of the framework');
  });
});
