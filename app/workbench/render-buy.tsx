import type {ComponentProps} from 'react';
import {BuyButton} from '~/shop/composition/BuyButton';

export const renderBuy = (product: ComponentProps<typeof BuyButton>['product']) => <BuyButton product={product} />;
