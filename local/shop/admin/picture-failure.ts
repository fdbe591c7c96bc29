import type {PictureSize} from '../../seed/media/picture-sizes';
import type {MediaFailure} from '../../seed/types';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 20_000_000;

/** Returns why a picture cannot be used; null if it can. @param size undefined for what is no picture */
export function failureOf(bytes: Uint8Array, size: PictureSize | undefined): MediaFailure | null {
  if (bytes.byteLength > MAX_BYTES) return 'INVALID_IMAGE_FILE_SIZE';
  if (!size) return 'IMAGE_PROCESSING_FAILURE';
  return size.width * size.height > MAX_PIXELS ? 'INVALID_IMAGE_RESOLUTION' : null;
}
