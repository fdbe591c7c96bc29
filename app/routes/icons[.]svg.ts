import sprite from '~/ui/icons/sprite.svg?raw';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Browsers load a sprite only from the page's origin, and other assets may come from a CDN. */
export const loader = () =>
  new Response(sprite, {headers: {'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': A_YEAR}});
