export const REEL_ASPECT = '9/16';

/** The width of a reel in its row. */
export const REEL_WIDTH = 'w-[62%] max-w-64 sm:w-[30%] lg:w-[23.4%]';

/** The same width for the choice of a picture. */
export const REEL_SIZES = '16rem';
