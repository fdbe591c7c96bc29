export const CONSENT_ROOM_ID = 'consent-room';

/** Shows or hides the room for the question, by a mark that the script of the document's head sets, too. */
export function showConsentRoom(isShown: boolean): void {
  const {dataset} = document.documentElement;
  if (isShown) dataset.consentRoom = '';
  else delete dataset.consentRoom;
}
