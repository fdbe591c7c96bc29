import {money} from '../graphql/money';

/** Returns an amount as the Admin API writes it: in the shop's currency and in the buyer's, which here are one. */
export const moneyBag = (minor: number) => ({shopMoney: money(minor), presentmentMoney: money(minor)});
