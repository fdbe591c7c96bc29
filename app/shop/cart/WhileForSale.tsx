import type {ReactNode} from 'react';
import {useIsSoldOut} from './browser/use-is-sold-out';

interface WhileForSaleProps {
  readonly variantId: string;
  readonly children: ReactNode;
}

/** What a page says about a variant that can be bought, until it sells out. */
export function WhileForSale({variantId, children}: WhileForSaleProps) {
  return useIsSoldOut(variantId) ? null : children;
}
