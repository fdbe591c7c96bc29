const FOLDER = 'node_modules/';

/**
 * Returns whether the packages of a lockfile are installed in their versions. Those that depend on the platform do not count.
 * @param lock the content of `package-lock.json`
 * @param installed the content of `node_modules/.package-lock.json`
 * @param omitsDev ignores the development dependencies
 */
export function isInstalled(lock, installed, {omitsDev}) {
  const required = Object.entries(lock.packages).filter(
    ([path, {dev, devOptional, optional}]) => path.includes(FOLDER) && !optional && !devOptional && !(dev && omitsDev),
  );
  return required.every(([path, {version}]) => installed.packages[path]?.version === version);
}

/**
 * Returns a lockfile with the address of each package. The committed lockfile has none, so that it suits every registry, and
 * without them npm reads the list of all releases of each package: 40 s more for those of the storefront. What is
 * downloaded must still match the hash in the lockfile.
 */
export function addAddresses(lock, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (!path.includes(FOLDER) || entry.inBundle || entry.resolved) return [path, entry];
    const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [path, {...entry, resolved: `${base}${name}/-/${file}`}];
  });
  return {...lock, packages: Object.fromEntries(packages)};
}
