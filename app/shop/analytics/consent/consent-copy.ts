import type {Consent} from './consent-choice';
import type {ConsentObstacle} from './visitor-consent';

export const CONSENT_COPY = {
  label: 'Privacy choices',
  question: 'May we count what is used in this shop, and how fast it is? No names, no advertising.',
  questionWithPartners:
    'May we, and the measuring services that this shop uses, count what is used here and how fast it is?',
  policy: 'Privacy Policy',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
} as const;

/** The current choice, when a visitor comes back to it. */
export const CURRENT_CHOICE: Readonly<Record<Consent, string>> = {
  granted: 'You accepted. You can change this at any time.',
  declined: 'You declined: nothing is counted. You can change this at any time.',
  unknown: '',
};

export const OBSTACLE_TEXT: Readonly<Record<ConsentObstacle, string>> = {
  'global-privacy-control': 'Your browser sends Global Privacy Control, so nothing is counted.',
  'storage-blocked': 'Your browser does not let us remember a choice, so nothing is counted.',
};
