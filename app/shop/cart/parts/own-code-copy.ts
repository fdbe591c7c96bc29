import {PROMO_POLICY} from '~/core/policy';

export const OWN_CODE_COPY = {
  label: `Your ${PROMO_POLICY.popupPercent}% code:`,
  apply: (code: string) => `Apply ${code}`,
} as const;
