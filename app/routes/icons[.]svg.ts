import sprite from '~/ui/icons/sprite.svg?raw';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Browsers take a sprite from the page's own origin alone, and assets may be served from another one. */
export const loader = () =>
  new Response(sprite, {headers: {'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': A_YEAR}});
