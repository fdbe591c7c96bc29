import {describe, expect, it} from 'vitest';
import {firstVisitFiles} from './first-visit-files';

const generate = firstVisitFiles().generateBundle as unknown as (options: object, bundle: object) => Promise<void>;

const bundleOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${name}.js`, {type: 'chunk', name, code: 'run();\nrun();'}]));

describe('the files of a first visit', () => {
  it('are minified by Terser, and the framework begins with the hint to compile all of it', async () => {
    const bundle = bundleOf('framework', 'product._productSlug', 'admin');
    await generate({}, bundle);
    expect(bundle['framework.js']?.code).toBe('//# allFunctionsCalledOnLoad\nrun(),run();');
    expect(bundle['product._productSlug.js']?.code).toBe('run(),run();');
    expect(bundle['admin.js']?.code).toBe('run();\nrun();');
  });

  it('include the framework', async () => {
    await expect(generate({}, bundleOf('cart'))).rejects.toThrow('no file of the framework');
  });
});
