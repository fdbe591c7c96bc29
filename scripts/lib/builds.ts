import type {ConfigEnv, UserConfig} from 'vite';

/** Applies a plugin to the build for browsers only. */
export const FOR_BROWSERS = (_config: UserConfig, {command, isSsrBuild}: ConfigEnv): boolean =>
  command === 'build' && !isSsrBuild;

/** Applies a plugin to the build for the server only. */
export const FOR_THE_SERVER = (_config: UserConfig, {command, isSsrBuild}: ConfigEnv): boolean =>
  command === 'build' && Boolean(isSsrBuild);
