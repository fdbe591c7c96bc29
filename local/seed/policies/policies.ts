import type {SeedPolicy} from '../types';
import {REFUND_POLICY, SHIPPING_POLICY} from './delivery';
import {PRIVACY_POLICY} from './privacy';
import {TERMS_OF_SERVICE} from './terms';

export const POLICIES: readonly SeedPolicy[] = [SHIPPING_POLICY, REFUND_POLICY, PRIVACY_POLICY, TERMS_OF_SERVICE];
