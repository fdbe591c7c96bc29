import {readFileSync} from 'node:fs';
import {compileFunction} from 'node:vm';
import * as React from 'react';

/** Returns the code of a module of a package, as published. @param name its path below `node_modules` */
export const readModule = (name: string): string => readFileSync(`node_modules/${name}`, 'utf8');

/**
 * Runs the code of an ECMAScript module.
 * @param imported what it imports, by the text after `from`
 * @returns its exports
 */
export function loadModule(code: string, imported: Readonly<Record<string, object>> = {}): unknown {
  const toPairs = (names: string) => names.replace(/(\w+) as (\w+)/g, '$1: $2');
  const body = code
    .replace(/^import \* as React from 'react';$/m, '')
    .replace(/^import \{([^}]*)\} from ('[^']*');$/gm, (_, names: string, from: string) => {
      return `const {${toPairs(names)}} = imported[${from}];`;
    })
    .replace(/^export \{[^}]*\} from '[^']*';$/gm, '')
    .replace(/^export \{([^}]*)\};$/m, (_, names: string) => {
      return `return {${names.replace(/(\w+) as (\w+)/g, '$2: $1')}};`;
    });
  return compileFunction(body, ['React', 'imported'])(React, imported);
}
