import packUrl from './sample-pack.svg?url';

const picture = (url: string) => ({url, altText: 'A pack', width: 800, height: 800}) as const;

/** A picture that loads at once. */
export const PICTURE = picture(packUrl);

/** A picture that loads for a minute. */
export const SLOW_PICTURE = picture('/workbench/slow-picture');

export const BROKEN_PICTURE = picture('/workbench/no-such-picture');
