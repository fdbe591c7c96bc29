import type {Plugin} from 'vite';
import {FOR_BROWSERS} from './builds';

/** @see https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile all functions of the framework while it loads, beside the main thread. It would otherwise compile
 * each one when it is first called, so that hydration waits for it. Other browsers ignore the comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: FOR_BROWSERS,
    generateBundle(_options, bundle) {
      const framework = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'framework');
      if (framework?.type !== 'chunk') throw new Error('the build has no file of the framework');
      framework.code = HINT + framework.code;
    },
  };
}
