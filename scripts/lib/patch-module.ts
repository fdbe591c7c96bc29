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
