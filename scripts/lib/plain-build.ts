/** Whether packages are built as published, without {@link packagePatches}: `npm run build -- --plain` sets it. */
export const isPlainBuild = process.env.PLAIN_BUILD === '1';
