import {readFileSync} from 'node:fs';
import type {ModuleSizes} from '../../scripts/lib/module-sizes';
import type {FirstLoad} from '../support/first-load';

/**
 * The most kB by gzip that each group of modules may take of a first load: a package, a module of a surface, or a folder of `app/`. A group
 * without a budget fails.
 */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  'react-dom': 37.5,
  '@remix-run/router': 16.6,
  '@remix-run/react': 13.7,
  'app/shop/cart': 9.3,
  'app/shop/recipes': 7,
  'app/shop/product': 6,
  'app/ui': 5.8,
  'react-router-dom': 5,
  'app/shop/shell': 4.6,
  'app/shop/catalog': 4.1,
  'react-router': 4,
  react: 2.8,
  'app/shop/listing': 2.7,
  'app/shop/tiffin': 4.6,
  'app/shop/home': 2.4,
  scheduler: 1.4,
  'turbo-stream': 1.4,
  'app/core': 1.3,
  'app/root': 1.3,
  'app/shop/notifications': 0.7,
  'app/routes': 0.7,
  'app/shop/identity': 0.6,
  build: 0.5,
  'app/shop/reviews': 0.5,
  'app/shop/search': 0.4,
  'class-variance-authority': 0.3,
  'app/shop/content': 0.8,
  'app/shop/composition': 0.3,
  'app/shop/lots': 0.4,
  'app/entry': 0.2,
  clsx: 0.2,
  '@remix-run/server-runtime': 0.2,
  'app/shop/analytics': 0.4,
  'app/styles': 0.2,
  '@fontsource/fraunces': 0.1,
  '@fontsource-variable/figtree': 0.1,
};

/** Modules of a first load. */
export interface ModuleGroup {
  readonly name: string;
  readonly bytes: number;
  /** Zero without a budget. */
  readonly budgetBytes: number;
}

/** Divides the bytes of each script among its modules by their minified length. @returns the largest group first */
export function findModuleGroups({scripts}: Pick<FirstLoad, 'scripts'>): readonly ModuleGroup[] {
  const sizes = JSON.parse(readFileSync('dist/module-sizes.json', 'utf8')) as ModuleSizes;
  const groups = new Map<string, number>();
  for (const [file, modules] of Object.entries(sizes)) {
    const bytes = scripts[file] ?? 0;
    const total = Object.values(modules).reduce((sum, length) => sum + length, 0);
    if (total === 0) continue;
    for (const [module, length] of Object.entries(modules))
      groups.set(groupOf(module), (groups.get(groupOf(module)) ?? 0) + (bytes * length) / total);
  }
  return [...groups]
    .filter(([, bytes]) => bytes > 0)
    .map(([name, bytes]) => ({name, bytes, budgetBytes: (BUDGETS_KB[name] ?? 0) * 1000}))
    .toSorted((one, other) => other.bytes - one.bytes);
}

const groupOf = (module: string) =>
  /^node_modules\/((?:@[^/]+\/)?[^/]+)|^(app\/(?:(?:shop|admin)\/)?[^/.]+)/.exec(module)?.slice(1).find(Boolean) ??
  'build';
