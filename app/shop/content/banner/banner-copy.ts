import {COOKING_POLICY} from '~/core/policy';

const {handsOnMinutes, prepMinutes, cookMinutes} = COOKING_POLICY;

/** Explains "15 minutes" on every page that promises them. */
export const TIME_FOOTNOTE = `${handsOnMinutes} minutes is your hands-on time; from pack to table allow ${prepMinutes} minutes of prep and ${cookMinutes} of cooking.`;

export const BANNER_COPY = {
  label: 'Offers',
  pause: 'Pause the offers',
  play: 'Let the offers take turns',
  dismiss: 'Dismiss this offer',
} as const;
