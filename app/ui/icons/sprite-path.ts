/** Where the sprite is, for ever: written by `npm run icons`. */
export const SPRITE_PATH = '/icons.svg?v=81f9fde8';
