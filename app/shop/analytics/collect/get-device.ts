import type {Device} from '~/core/beacon';

/** In CSS pixels: the shorter side of a screen from which on a touch device is a tablet. */
const TABLET_PX = 600;

/** Returns the kind of this device by its screen and pointer; the user agent is not read. */
export function getDevice(): Device {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < TABLET_PX ? 'phone' : 'tablet';
}
