import {CONSENT_ROOM_ID} from './consent-room';

/**
 * Room for the question for consent at the start of the page, in its flow, so that it covers nothing. The script of the
 * document's head shows the empty room before the first paint, so that the question moves nothing when its code has loaded.
 */
export const ConsentRoom = () => (
  <div
    id={CONSENT_ROOM_ID}
    data-print="hidden"
    className="hidden min-h-14 flex-col justify-center border-b border-line bg-surface in-data-consent-room:flex"
  />
);
