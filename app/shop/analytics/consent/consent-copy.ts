import type {Consent} from './consent-choice';
import type {ConsentObstacle} from './visitor-consent';

export const CONSENT_COPY = {
  label: 'Privacy choices',
  question: 'May we count visits?',
  questionWithPartners: 'May we and our measuring services count visits?',
  /** Left out where only one line fits. */
  details: 'What is used and how fast it is, without names and without advertising.',
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
