import type {Notice} from '~/core/notice';
import type {SubscribeOutcome} from '../subscriber-copy';

export interface SubscribeReply {
  readonly outcome: SubscribeOutcome;
  readonly notice: Notice;
  /** The entered address, to show it again. */
  readonly email: string;
}

const STATUS: Readonly<Record<SubscribeOutcome, number>> = {
  recorded: 200,
  known: 200,
  invalid: 400,
  throttled: 429,
  failed: 503,
};

export const subscribeStatus = (outcome: SubscribeOutcome): number => STATUS[outcome];

/** Returns whether the address is on the list now, so that the form has nothing left to do. */
export const isOnList = (outcome: SubscribeOutcome): boolean => outcome === 'recorded' || outcome === 'known';
