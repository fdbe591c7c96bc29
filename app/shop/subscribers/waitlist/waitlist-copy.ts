import type {Notice} from '~/core/notice';
import {COOKING_POLICY} from '~/core/policy';
import type {SubscribeOutcome} from '../subscriber-copy';

const {handsOnMinutes} = COOKING_POLICY;

export const WAITLIST_COPY = {
  page: 'Early Access',
  eyebrow: 'Early access',
  title: `Cook Indian food in ${handsOnMinutes} minutes`,
  lead: 'We roast, cook and freeze-dry in small lots, and a new one sells out quickly. We write to you when the next lot is ready, before it is in the shop for everyone.',
  points: ['First pick of each new lot', 'Which dishes and spices it holds', 'No account, no password'],
  form: 'Join the waitlist',
  name: 'Full Name',
  email: 'Email',
  submit: 'Get Early Access',
  submitting: 'Submitting...',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
} as const;

/** The outcome of a sign-up, or that a field is empty. */
export type WaitlistOutcome = SubscribeOutcome | 'missing';

export function waitlistNotice(outcome: WaitlistOutcome): Notice {
  switch (outcome) {
    case 'recorded':
      return {
        tone: 'success',
        title: 'Email verification required',
        body: 'Please check your email and confirm your address to join the waitlist.',
      };
    case 'known':
      return {tone: 'info', title: 'Email already registered', body: 'This email is already on our waitlist.'};
    case 'missing':
      return {tone: 'error', title: 'Please fill in all fields'};
    case 'invalid':
      return {tone: 'error', title: 'Invalid Email', body: 'Please enter a valid email address.'};
    case 'throttled':
    case 'failed':
      return {tone: 'error', title: 'Something went wrong', body: 'Please try again in a while.'};
  }
}
