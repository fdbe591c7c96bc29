import type {Plugin} from 'vite';

/** A replacement in the code of a package. */
export interface Patch {
  /** The end of the module's path below `node_modules`. */
  readonly module: string;
  /** The code to replace; the module must contain it exactly once. */
  readonly find: string;
  readonly replacement: string;
}

/**
 * Applies all patches of one module.
 * @param id the path of the module
 * @returns its new code, or null if no patch is for it
 * @throws Error if the module does not contain the code of a patch exactly once
 */
export function patchModule(patches: readonly Patch[], id: string, code: string): string | null {
  const own = patches.filter(({module}) => id.endsWith(`/node_modules/${module}`));
  if (own.length === 0) return null;
  return own.reduce((patched, {module, find, replacement}) => {
    const parts = patched.split(find);
    if (parts.length !== 2) throw new Error(`${module} has ${parts.length - 1} times instead of once: ${find}`);
    return parts.join(replacement);
  }, code);
}

/**
 * Creates a plugin that applies patches while a build is bundled.
 * @param apply for which builds
 * @throws Error if a package changed, so that the patches must be reviewed
 */
export function patchPlugin(name: string, patches: readonly Patch[], apply: Plugin['apply']): Plugin {
  const missing = new Set(patches.map(({module}) => module));
  return {
    name,
    enforce: 'pre',
    apply,
    transform(code, id) {
      const patched = patchModule(patches, id, code);
      if (patched === null) return null;
      for (const module of missing) if (id.endsWith(`/node_modules/${module}`)) missing.delete(module);
      return {code: patched, map: null};
    },
    buildEnd(error) {
      if (!error && missing.size > 0) throw new Error(`not part of the build any more: ${[...missing].join(', ')}`);
    },
  };
}
