import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transformWithEsbuild, type Plugin} from 'vite';
import {FOR_BROWSERS} from './builds';

const RESULT = 'dist/module-sizes.json';

/** The minified length of each module by the file that has it; modules are named from the root of the repository. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes {@link ModuleSizes} of the browser build, which `npm run bench` compares with the budgets of modules. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: FOR_BROWSERS,
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const sizes = await Promise.all(
        chunks.map(async ({fileName, modules}) => [fileName, Object.fromEntries(await measureAll(modules))] as const),
      );
      await writeFile(RESULT, JSON.stringify(Object.fromEntries(sizes)));
    },
  };
}

type Modules = Readonly<Record<string, {readonly code: string | null}>>;

const measureAll = (modules: Modules) =>
  Promise.all(
    Object.entries(modules).map(async ([id, {code}]) => {
      const {code: minified} = await transformWithEsbuild(code ?? '', 'module.js', {minify: true, sourcemap: false});
      return [nameOf(id), minified.length] as const;
    }),
  );

const nameOf = (id: string) => path.relative(process.cwd(), id.replace(/^\0/, ''));
