import {minify} from 'terser';
import type {Plugin} from 'vite';
import {FOR_BROWSERS} from './builds';
import {isPlainBuild} from './plain-build';

/** @see https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The framework uses CommonJS and long classes of constants, of which Terser leaves out 5 % more than esbuild. */
const TERSER = {
  ecma: 2020,
  module: true,
  compress: {passes: 2, pure_getters: true},
  format: {comments: false},
} as const;

/**
 * Makes the file of React and Remix smaller, and lets Chromium compile all of its functions while it loads, beside the main
 * thread. It would otherwise compile each one when it is first called, so that hydration waits for it. Other browsers ignore
 * the comment.
 */
export function frameworkFile(): Plugin {
  return {
    name: 'framework-file',
    apply: FOR_BROWSERS,
    async generateBundle(_options, bundle) {
      const framework = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'framework');
      if (framework?.type !== 'chunk') throw new Error('the build has no file of the framework');
      const {code = ''} = await minify(framework.code, TERSER);
      framework.code = isPlainBuild ? code : COMPILE_HINT + code;
    },
  };
}
