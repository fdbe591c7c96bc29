import type {Plugin} from 'vite';

/** Applies a plugin to the build for browsers only. */
export const FOR_BROWSERS: Plugin['apply'] = (_config, {command, isSsrBuild}) => command === 'build' && !isSsrBuild;

/** Applies a plugin to the build for the server only. */
export const FOR_THE_SERVER: Plugin['apply'] = (_config, {command, isSsrBuild}) =>
  command === 'build' && Boolean(isSsrBuild);
