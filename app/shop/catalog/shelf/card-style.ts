/** Vertical cards that become horizontal in wide cells. Shared by cards and skeletons. */
export const CARD_FLOW = 'flex h-full flex-col max-sm:@min-[18rem]/cell:flex-row @min-[28rem]/cell:flex-row';

export const CARD_PICTURE =
  'shrink-0 max-sm:@min-[18rem]/cell:w-1/2 @min-[28rem]/cell:w-2/5 @min-[28rem]/cell:max-w-80';
