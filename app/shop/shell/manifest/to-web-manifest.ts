import {MARKET} from '~/core/market';
import {PAPER} from '~/styles/paper';
import icon192Url from './icon-192.png?url';
import icon512Url from './icon-512.png?url';
import maskableUrl from './icon-maskable-512.png?url';

const icon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * Creates the manifest with which browsers install the shop.
 * @see https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest
 */
export const toWebManifest = ({name, description}: {readonly name: string; readonly description: string}) => ({
  id: '/',
  start_url: '/',
  name,
  short_name: name,
  description,
  lang: MARKET.locale,
  // The checkout is on another origin: visitors need to see where they are, and a way back.
  display: 'minimal-ui',
  background_color: PAPER.light,
  theme_color: PAPER.light,
  icons: [icon(icon192Url, 192), icon(icon512Url, 512), icon(maskableUrl, 512, 'maskable')],
});
